#include "model/game/game_points.h"

namespace roque {
namespace {

bool isCapture(const Position& position, Move move) noexcept {
    if (move.isCastling()) return false;  // "king takes own rook"
    return move.kind() == Move::Kind::EnPassant || !position.board().isEmpty(move.to());
}

}  // namespace

int GamePoints::points() const noexcept {
    return kAtStart + kForAMove * static_cast<int>(moves) + kForACapture * static_cast<int>(captures)
           + kForAPromotion * static_cast<int>(promotions) + (hasWon ? kForWinning : 0);
}

ByColor<GamePoints> gamePointsOf(const Position& start, const std::vector<Move>& moves,
                                 const std::optional<Outcome>& outcome) {
    ByColor<GamePoints> points;
    Position position = start;
    for (const Move move : moves) {
        GamePoints& side = points[position.sideToMove()];
        ++side.moves;
        side.captures += isCapture(position, move) ? 1U : 0U;
        side.promotions += move.isPromotion() ? 1U : 0U;
        position = position.after(move);
    }
    if (outcome && outcome->winner) points[*outcome->winner].hasWon = true;
    return points;
}

}  // namespace roque
