#include "model/board/attackers.h"

#include <gtest/gtest.h>

#include "model/pieces/piece.h"
#include "tests/support/board_drawing.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

TEST(AttackedBy, IsTheUnionOfAllAttacks) {
    EXPECT_EQ(draw([] {
                  const Board board = boardDrawn(R"(
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . P . . .
        . P . . . . . .
        R . . K . . N .)");
                  return attackedBy(board, kWhite, board.occupied());
              }()),
              drawing(R"(
        x . . . . . . .
        x . . . . . . .
        x . . . . . . .
        x . . . . . . .
        x . . x . x . .
        x . x . . x . x
        x . x x x . . .
        . x x x x . . .)"));
}

TEST(AttackedBy, SeesThroughALiftedKing) {
    const Board board = positionOf("4r2k/8/8/8/4K3/8/8/8 w - - 0 1").board();
    EXPECT_FALSE(contains(attackedBy(board, kBlack, board.occupied()), Square::E3));
    EXPECT_TRUE(contains(attackedBy(board, kBlack, board.occupied() ^ bit(Square::E4)), Square::E3));
}

TEST(AttackersTo, NamesPiecesOfBothSides) {
    const Board board = boardDrawn(R"(
        . . . r . . . .
        . . . . . . b .
        . . . . . n . .
        . . . . . . . .
        . R . . . . . .
        . . P . k . . .
        . . . . . . . .
        K . . Q . . . .)");
    EXPECT_EQ(draw(attackersTo(board, Square::D4, board.occupied())), drawing(R"(
        . . . x . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . x . . . . . .
        . . x . x . . .
        . . . . . . . .
        . . . x . . . .)"));
}

TEST(AttackersTo, IsTheReverseOfAttacks) {
    const Board board =
        positionOf("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1").board();
    for (const Square target : SquaresOf(kAllSquares)) {
        Bitboard attackers = kNoSquares;
        for (const Square from : SquaresOf(board.occupied())) {
            if (contains(board.pieceAt(from)->attacksFrom(from, board.occupied()), target))
                attackers |= bit(from);
        }
        EXPECT_EQ(draw(attackersTo(board, target, board.occupied())), draw(attackers)) << toString(target);
    }
}

}  // namespace
}  // namespace roque::test
