#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "controller/analysis/line_table.h"
#include "model/game/outcome.h"

namespace roque {

/// A line as one JSON object in one line of text: fen, rank, move (UCI), san, expected (White's, 0 to 1), cp
/// or mate (White's; a mate by Black is negative), bound (exact, lower, upper), depth, nodes, and line (UCI).
/// A line without a score lacks expected, cp, mate and bound. `nodes` is that of the search.
[[nodiscard]] std::string lineJson(const AnalysisRow& row, std::size_t rank, std::uint64_t nodes,
                                   const Position& position);

/// The same for a position in which the game is over: fen, expected and result, such as "1-0".
[[nodiscard]] std::string endJson(const Outcome& outcome, const Position& position);

}  // namespace roque
