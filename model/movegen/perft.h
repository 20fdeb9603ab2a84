#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "model/base/export.h"
#include "model/base/move.h"
#include "model/position/position.h"
#include "model/movegen/perft_table.h"

namespace roque {

/// The number of move sequences of exactly `depth` plies ("performance test", Robert Hyatt): the field's
/// measure of whether a generator is right and how fast it is. Moves of the last ply are counted, not made,
/// and most of the last but one too (ReplyCount).
/// perft(p, 0) is 1.
[[nodiscard]] ROQUE_MODEL std::uint64_t perft(const Position& position, unsigned depth);

/// The same, with the counts of positions remembered: much less work where moves can be made in another
/// order.
[[nodiscard]] ROQUE_MODEL std::uint64_t perft(const Position& position, unsigned depth, PerftTable& table);

/// perft(depth) split by the first move, in the generator's order; `depth` is at least 1.
[[nodiscard]] ROQUE_MODEL std::vector<std::pair<Move, std::uint64_t>> perftDivided(const Position& position,
                                                                                   unsigned depth);

}  // namespace roque
