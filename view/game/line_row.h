#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "controller/analysis/line_table.h"
#include "model/position/position.h"
#include "view/game/piece_letters.h"

namespace roque {

/// A word of a line: a move or its number.
struct LineWord {
    std::string text;
    std::size_t plies = 0;  ///< how many moves of the line end with this one; 0: a number

    bool operator==(const LineWord&) const = default;
};

/// What a list of lines shows of a move. All texts are UTF-8.
struct LineRow {
    std::string expected;  ///< the points of 100 that White can expect: "37"; empty if only bounds are known
    std::string pawns;     ///< White's advantage: "+1.3", "#4", "−#2"; with "≥" or "≤" if it is a bound
    std::vector<LineWord> words;
    bool isAgeing = false;

    bool operator==(const LineRow&) const = default;
};

/// The row of a move of a position, with the pieces named by `letters`. Knows no toolkit.
[[nodiscard]] LineRow lineRowOf(const AnalysisRow& row, const Position& position,
                                const PieceLetters& letters);

/// The words of a row, as read from left to right.
[[nodiscard]] std::string lineTextOf(const LineRow& row);

/// White's advantage: "+1.3", "−0.4", "0.0"; a mate: "#4" for White, "−#4" for Black; empty if neither is
/// said.
[[nodiscard]] std::string pawnsText(const WhiteScore& score);

}  // namespace roque
