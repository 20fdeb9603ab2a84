#include "model/notation/fen_error.h"

#include <algorithm>
#include <array>
#include <utility>

namespace roque {

Message nameOf(FenField field) {
    constexpr std::array<MessagePattern<0>, kFenFieldCount + 1> kNames{
        ROQUE_PATTERN("pieces"),        ROQUE_PATTERN("side to move"),   ROQUE_PATTERN("castling"),
        ROQUE_PATTERN("en passant"),    ROQUE_PATTERN("halfmove clock"), ROQUE_PATTERN("fullmove number"),
        ROQUE_PATTERN("after the FEN"),
    };
    return kNames[static_cast<std::size_t>(field)];
}

bool FenError::isSyntax() const noexcept {
    return std::any_of(problems.begin(), problems.end(),
                       [](const FenProblem& problem) { return !problem.position; });
}

Message FenError::describe() const {
    std::vector<Message> lines;
    for (const FenProblem& problem : problems) {
        lines.push_back(
            ROQUE_MESSAGE("column {0}, {1}: {2}", problem.column, nameOf(problem.field), problem.what));
    }
    return Message::lines(std::move(lines));
}

}  // namespace roque
