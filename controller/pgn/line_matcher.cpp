#include "controller/pgn/line_matcher.h"

namespace roque {

void LineMatcher::reset() noexcept {
    plies_ = 0;
    hasFirstMoves_ = true;
    hasPosition_ = false;
}

void LineMatcher::start(const Position& position) noexcept {
    visit(position);
}

void LineMatcher::play(Move move, const Position& after) noexcept {
    const std::vector<Move>& wanted = criteria_.firstMoves;
    if (plies_ < wanted.size() && wanted[plies_] != move) hasFirstMoves_ = false;
    ++plies_;
    visit(after);
}

bool LineMatcher::matches() const noexcept {
    if (criteria_.position && !hasPosition_) return false;
    return hasFirstMoves_ && plies_ >= criteria_.firstMoves.size();
}

void LineMatcher::visit(const Position& position) noexcept {
    if (criteria_.position && position.isSameAs(*criteria_.position)) hasPosition_ = true;
}

}  // namespace roque
