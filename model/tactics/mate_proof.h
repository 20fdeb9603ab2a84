#pragma once

#include <cstdint>
#include <optional>

#include "model/base/export.h"
#include "model/position/position.h"

namespace roque {

/// A mate that the prover of mate problems has proved.
struct ProvedMate {
    unsigned moves = 0;  ///< the shortest, in moves of the side to move
    Move key = Move::none();
    bool isBackRank = false;  ///< on the rank where the king began, behind its own men, whatever is replied

    bool operator==(const ProvedMate&) const = default;
};

/// Proves the shortest mate of the side to move within `moves` moves; nothing if there is none, or if more
/// than `nodes` positions would have to be looked at. If the move `wished` mates as soon as any other, it is
/// the key. [search-thread]
[[nodiscard]] ROQUE_MODEL std::optional<ProvedMate> proveMate(const Position& position, unsigned moves,
                                                              Move wished, std::uint64_t nodes);

/// Whether the side to move is checkmated on its back rank: by rooks and queens along the rank, with its own
/// men on all squares before the king.
[[nodiscard]] ROQUE_MODEL bool isBackRankMate(const Position& position);

}  // namespace roque
