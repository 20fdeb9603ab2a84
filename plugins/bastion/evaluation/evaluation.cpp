#include "plugins/bastion/evaluation/evaluation.h"

#include <algorithm>

#include "plugins/bastion/evaluation/board_evaluation.h"
#include "plugins/bastion/evaluation/endgame_scale.h"
#include "plugins/bastion/evaluation/final_value.h"

namespace roque::bastion {
namespace {

/// A recorder that adds up the weights of the terms: White's less Black's.
struct Sum {
    Tapered balance;
    ByColor<int> kingDanger;

    ROQUE_INLINE void add(Color us, std::size_t number, int times) noexcept {
        if (us == Color::White)
            balance += kWeights[number] * times;
        else
            balance -= kWeights[number] * times;
    }
    ROQUE_INLINE void addDanger(Color us, std::size_t fact, int times) noexcept {
        kingDanger[us] += kDangerWeights[fact] * times;
    }
};

PawnStructure structureOf(const Board& board, Key key) {
    Sum sum;
    PawnStructure structure;
    structure.key = key;
    structure.passers[Color::White] = evaluatePawns(board, kWhite, sum);
    structure.passers[Color::Black] = evaluatePawns(board, kBlack, sum);
    structure.balance = sum.balance;
    return structure;
}

/// The cost of an unsafe king in the middlegame; in the endgame it is an eighth.
int costOf(int kingDanger) noexcept {
    return kingDanger <= 0 ? 0 : kingDanger * kingDanger / danger::kDivisor;
}

}  // namespace

Value Evaluation::valueForMover(const Position& position, const Accumulator& accumulator) {
    const Board& board = position.board();
    PawnStructure& pawns = pawns_.entryOf(accumulator.pawnKey());
    if (pawns.key != accumulator.pawnKey() || pawns.key == 0)
        pawns = structureOf(board, accumulator.pawnKey());

    Sum sum;
    sum.balance = accumulator.pieceSquares();
    sum.balance += pawns.balance;
    evaluateBoard(board, pawns.passers, sum);
    sum.add(position.sideToMove(), term::kTempo, 1);
    const int danger = costOf(sum.kingDanger[Color::Black]) - costOf(sum.kingDanger[Color::White]);
    const int middlegame = sum.balance.middlegame() + danger;
    int endgame = sum.balance.endgame() + danger / 8;
    const Color stronger = endgame > 0 ? Color::White : Color::Black;
    endgame = endgame * endgameScale(board, stronger) / kFullScale;

    const int phase = std::min(accumulator.phase(), Accumulator::kOpening);
    int value = (middlegame * phase + endgame * (Accumulator::kOpening - phase)) / Accumulator::kOpening;
    value += drivingBonus(board, Color::White) - drivingBonus(board, Color::Black);
    if (position.sideToMove() == Color::Black) value = -value;
    return finalValue(value, position);
}

}  // namespace roque::bastion
