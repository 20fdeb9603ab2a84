#include "controller/game/material_look.h"

#include <algorithm>

#include "model/game/captures.h"
#include "model/movegen/legal_moves.h"

namespace roque {
namespace {

/// Compares lines of play by material alone (alpha-beta, with exchanges to their end).
class Look {
public:
    /// The balance that the side to move can reach, in pawns.
    [[nodiscard]] int best(const Position& position, unsigned plies, int alpha, int beta) {
        const MoveList moves = legalMoves(position);
        if (moves.empty()) return position.isCheck() ? -kMateFound : 0;
        const int standing = balance(position);
        if (++visited_ > kMaxPositions) return standing;
        int value = -kMateFound;
        if (plies == 0 && !position.isCheck()) {
            value = standing;
            if (value >= beta) return value;
            alpha = std::max(alpha, value);
        }
        for (const Move move : moves) {
            if (plies == 0 && !position.isCheck() && !isNoisy(position, move)) continue;
            value = std::max(value, -best(position.after(move), plies == 0 ? 0 : plies - 1, -beta, -alpha));
            if (value >= beta) break;
            alpha = std::max(alpha, value);
        }
        return value;
    }

    [[nodiscard]] static int balance(const Position& position) {
        const int white = materialBalance(position.board());
        return position.sideToMove() == Color::White ? white : -white;
    }

private:
    static constexpr unsigned kMaxPositions = 20'000;

    [[nodiscard]] static bool isNoisy(const Position& position, Move move) {
        return contains(position.board().pieces(~position.sideToMove()), move.to()) || move.isPromotion()
               || move.kind() == Move::Kind::EnPassant;
    }

    unsigned visited_ = 0;
};

}  // namespace

int materialWithin(const Position& position, unsigned plies) {
    const int reached = Look().best(position, plies, -2 * kMateFound, 2 * kMateFound);
    if (reached >= kMateFound) return kMateFound;
    return reached - Look::balance(position);
}

}  // namespace roque
