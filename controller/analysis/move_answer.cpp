#include "controller/analysis/move_answer.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include <fmt/format.h>

#include "model/notation/san.h"

namespace roque {
namespace {

constexpr double kHalfAPoint = 0.005;  // of 100

}  // namespace

double MoveAnswer::cost() const noexcept {
    if (isBest()) return 0;
    const double lost = best.expected - score.expected;
    return std::max(0.0, before.sideToMove() == Color::White ? lost : -lost);
}

const std::vector<Move>& shownLine(const MoveAnswer& answer) noexcept {
    return answer.reason && answer.reason->isMissed() ? answer.bestLine : answer.line;
}

bool MoveAnswer::isAsGood() const noexcept {
    constexpr int kLittle = 15;  // centipawns
    if (isBest() || bestLine.empty()) return false;
    if (!isBetterFor(before.sideToMove(), best, score)) return true;
    if (cost() >= kHalfAPoint || best.mate != score.mate) return false;
    return !best.centipawns || !score.centipawns || std::abs(*best.centipawns - *score.centipawns) <= kLittle;
}

Message describeCost(const MoveAnswer& answer, const MoveWriter& write) {
    if (answer.bestLine.empty()) return ROQUE_MESSAGE("The game was drawn before this move");
    if (answer.isBest()) return ROQUE_MESSAGE("It is the best move that was found");
    if (answer.isAsGood())
        return ROQUE_MESSAGE("It is as good as {0}", write(answer.before, answer.bestLine.front()));
    if (answer.cost() < kHalfAPoint) return ROQUE_MESSAGE("It costs less than a point of 100");
    constexpr double kPoints = 100;
    const auto points = std::lround(kPoints * answer.cost());
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
