#include "controller/game/draw_offer.h"

namespace roque {

void DrawOffer::noteScore(Color color, const SearchInfo& info) {
    if (info.scoreForMover) scores_[color] = info.scoreForMover;
}

bool DrawOffer::agrees(Color color, unsigned plies) const noexcept {
    // A choice of ours: a pawn down, and a game of 30 moves.
    constexpr int kClearlyWorse = -100;  // centipawns
    constexpr unsigned kLong = 60;       // plies
    const std::optional<Score>& score = scores_[color];
    if (!score) return false;
    if (score->kind == Score::Kind::Mate) return score->value <= 0;
    return score->value <= kClearlyWorse || (score->value <= 0 && plies >= kLong);
}

}  // namespace roque
