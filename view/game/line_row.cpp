#include "view/game/line_row.h"

#include <cmath>
#include <cstdlib>
#include <sstream>

#include <fmt/format.h>

namespace roque {
namespace {

constexpr const char* kMinus = "−";

const char* signOf(ScoreBound bound) noexcept {
    switch (bound) {
        case ScoreBound::Lower:
            return "≥ ";
        case ScoreBound::Upper:
            return "≤ ";
        default:
            return "";
    }
}

}  // namespace

std::string pawnsText(const WhiteScore& score) {
    if (score.mate)
        return fmt::format("{}#{}", score.mate->winner == Color::White ? "" : kMinus, score.mate->moves);
    if (!score.centipawns) return {};
    const long tenths = std::lround(*score.centipawns / 10.0);
    const char* const sign = tenths > 0 ? "+" : tenths < 0 ? kMinus : "";
    return fmt::format("{}{}.{}", sign, std::labs(tenths) / 10, std::labs(tenths) % 10);
}

LineRow lineRowOf(const AnalysisRow& row, const Position& position, const PieceLetters& letters) {
    LineRow shown;
    shown.isAgeing = row.isAgeing;
    if (row.score) shown.expected = std::to_string(expectedOf100(*row.score));
    if (const auto& newest = row.bound ? row.bound : row.score)
        shown.pawns = signOf(newest->bound) + pawnsText(*newest);
    unsigned number = position.fullmoveNumber();
    Color mover = position.sideToMove();
    std::size_t plies = 0;
    std::istringstream moves(withPieces(row.lineText, letters));
    for (std::string move; moves >> move; mover = ~mover) {
        if (mover == Color::White || plies == 0)
            shown.words.push_back({std::to_string(number) + (mover == Color::White ? "." : "…"), 0});
        shown.words.push_back({move, ++plies});
        if (mover == Color::Black) ++number;
    }
    return shown;
}

std::string lineTextOf(const LineRow& row) {
    std::string text;
    for (const LineWord& word : row.words) text += (text.empty() ? "" : " ") + word.text;
    return text;
}

}  // namespace roque
