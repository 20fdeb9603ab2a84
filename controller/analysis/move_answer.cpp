#include "controller/analysis/move_answer.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "model/notation/san.h"

namespace roque {

double MoveAnswer::cost() const noexcept {
    if (isBest()) return 0;
    const double lost = best.expected - score.expected;
    return std::max(0.0, before.sideToMove() == Color::White ? lost : -lost);
}

const std::vector<Move>& shownLine(const MoveAnswer& answer) noexcept {
    return answer.reason && answer.reason->isMissed() ? answer.bestLine : answer.line;
}

Message describeCost(const MoveAnswer& answer, const MoveWriter& write) {
    if (answer.isBest()) return ROQUE_MESSAGE("It is the best move that was found");
    constexpr double kPoints = 100;
    const auto points = std::lround(kPoints * answer.cost());
    if (points == 0)
        return ROQUE_MESSAGE("It is as good as {0}", write(answer.before, answer.bestLine.front()));
    return ROQUE_MESSAGES("It costs {0} point of 100", "It costs {0} points of 100", points);
}

Message describe(const MoveAnswer& answer, const MoveWriter& write) {
    return answer.reason ? describe(*answer.reason, answer.before, answer.move, write)
                         : describeCost(answer, write);
}

std::string numberedLine(Position position, const std::vector<Move>& line) {
    std::string text;
    for (std::size_t at = 0; at < line.size(); ++at) {
        if (at > 0) text += ' ';
        if (position.sideToMove() == Color::White)
            text += fmt::format("{}. ", position.fullmoveNumber());
        else if (at == 0)
            text += fmt::format("{}... ", position.fullmoveNumber());
        text += toSan(position, line[at]);
        position = position.after(line[at]);
    }
    return text;
}

}  // namespace roque
