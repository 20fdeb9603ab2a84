#include "view/game/bar_look.h"

namespace roque {

BarLook barLook(const std::optional<WhiteScore>& score, bool isWhiteBelow) {
    BarLook look;
    look.isUpperWhite = !isWhiteBelow;
    if (!score || score->bound != ScoreBound::Exact) return look;
    look.upper = isWhiteBelow ? 1 - score->expected : score->expected;
    look.number = std::to_string(expectedOf100(*score));
    const bool isWhiteBetter = score->expected >= 0.5;
    look.isNumberAbove = isWhiteBetter == look.isUpperWhite;
    return look;
}

}  // namespace roque
