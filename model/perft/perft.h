#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "model/base/export.h"
#include "model/base/move.h"
#include "model/perft/perft_table.h"
#include "model/position/position.h"

namespace roque {

/// The number of legal move sequences of exactly `depth` plies; perft(p, 0) is 1.
///
/// "Performance test" (Robert Hyatt), the usual check of a move generator's correctness and speed. Moves of
/// the last ply are counted, not made, and so are most of the last but one (ReplyCount).
[[nodiscard]] ROQUE_MODEL std::uint64_t perft(const Position& position, unsigned depth);

/// The same with a table of known counts: much less work where transpositions are frequent.
[[nodiscard]] ROQUE_MODEL std::uint64_t perft(const Position& position, unsigned depth, PerftTable& table);

/// The count after each first move, in the generator's order; `depth` is at least 1.
[[nodiscard]] ROQUE_MODEL std::vector<std::pair<Move, std::uint64_t>> perftDivided(const Position& position,
                                                                                   unsigned depth);

}  // namespace roque
