#include "model/game/game_score.h"

namespace roque {
namespace {

bool isCapture(const Position& position, Move move) noexcept {
    if (move.isCastling()) return false;  // "king takes own rook"
    return move.kind() == Move::Kind::EnPassant || !position.board().isEmpty(move.to());
}

}  // namespace

int GameScore::points() const noexcept {
    return kAtStart + kForAMove * static_cast<int>(moves) + kForACapture * static_cast<int>(captures)
           + kForAPromotion * static_cast<int>(promotions) + (hasWon ? kForWinning : 0);
}

ByColor<GameScore> scoresOf(const Position& start, const std::vector<Move>& moves,
                            const std::optional<Outcome>& outcome) {
    ByColor<GameScore> scores;
    Position position = start;
    for (const Move move : moves) {
        GameScore& score = scores[position.sideToMove()];
        ++score.moves;
        score.captures += isCapture(position, move) ? 1U : 0U;
        score.promotions += move.isPromotion() ? 1U : 0U;
        position = position.after(move);
    }
    if (outcome && outcome->winner) scores[*outcome->winner].hasWon = true;
    return scores;
}

}  // namespace roque
