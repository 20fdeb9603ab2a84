#include "tests/gui/bus/simple_player.h"

#include <algorithm>

#include "model/game/captures.h"
#include "model/movegen/legal_moves.h"

namespace roque::test {
namespace {

constexpr int kMate = 1000;

int worthOf(const Position& position, Square square) {
    return pawnsWorth(position.board().typeOn(square));
}

/// What a move seems to win: the captured piece, less the most that the answer can capture.
int gainOf(const Position& position, Move move) {
    const int taken = move.kind() == Move::Kind::Castling ? 0 : worthOf(position, move.to());
    const Position next = position.after(move);
    if (isCheckmate(next)) return kMate;
    int lost = 0;
    for (const Move answer : legalMoves(next)) {
        if (answer.kind() != Move::Kind::Castling) lost = std::max(lost, worthOf(next, answer.to()));
    }
    return taken - lost;
}

}  // namespace

Move SimplePlayer::choose(const Position& position) {
    Move best = Move::null();
    int most = -kMate;
    for (const Move move : legalMoves(position)) {
        const int gain = gainOf(position, move) * 100 + static_cast<int>(random_() % 100);
        if (best != Move::null() && gain <= most) continue;
        best = move;
        most = gain;
    }
    return best;
}

}  // namespace roque::test
