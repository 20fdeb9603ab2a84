#include "controller/game/draw_offer.h"

namespace roque {

void DrawOffer::heed(Color color, const SearchInfo& thought) {
    if (thought.scoreForMover) scores_[color] = thought.scoreForMover;
}

bool DrawOffer::agrees(Color color, unsigned plies) const noexcept {
    constexpr int kClearlyWorse = -100;  // centipawns
    constexpr unsigned kLong = 60;       // plies
    const std::optional<Score>& score = scores_[color];
    if (!score) return false;
    if (score->kind == Score::Kind::Mate) return score->value <= 0;
    return score->value <= kClearlyWorse || (score->value <= 0 && plies >= kLong);
}

}  // namespace roque
