#include "model/notation/fen_error.h"

#include <algorithm>
#include <array>

namespace roque {

std::string_view nameOf(FenField field) noexcept {
    constexpr std::array<std::string_view, kFenFieldCount + 1> kNames{
        "pieces",         "side to move",    "castling",     "en passant",
        "halfmove clock", "fullmove number", "after the FEN"};
    return kNames[static_cast<std::size_t>(field)];
}

bool FenError::isSyntax() const noexcept {
    return std::any_of(problems.begin(), problems.end(),
                       [](const FenProblem& problem) { return !problem.position; });
}

std::string FenError::describe() const {
    std::string lines;
    for (const FenProblem& problem : problems) {
        if (!lines.empty()) lines += '\n';
        lines += "column " + std::to_string(problem.column) + ", ";
        lines += nameOf(problem.field);
        lines += ": " + problem.what;
    }
    return lines;
}

}  // namespace roque
