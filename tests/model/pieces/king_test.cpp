#include "model/pieces/king.h"

#include <gtest/gtest.h>

#include "tests/support/board_drawing.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

TEST(King, AttacksTheSquaresAroundIt) {
    EXPECT_EQ(draw(King::attacks(Square::D5)), drawing(R"(
        . . . . . . . .
        . . . . . . . .
        . . x x x . . .
        . . x . x . . .
        . . x x x . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .)"));
}

TEST(King, DoesNotLeaveTheBoard) {
    EXPECT_EQ(King::attacks(Square::A1), bit(Square::A2) | bit(Square::B2) | bit(Square::B1));
    EXPECT_EQ(King::attacks(Square::H8), bit(Square::H7) | bit(Square::G7) | bit(Square::G8));
}

TEST(King, AvoidsSquaresThatTheEnemyAttacks) {
    const Position position = positionDrawn(R"(
        . . . . . . . .
        . . . k . . . .
        . . . . . . n .
        . . . K . . . .
        r . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .)");
    EXPECT_EQ(drawMovesOf(position, Square::D5), drawing(R"(
        . . . . . . . .
        . . . k . . . .
        . . . . . . n .
        . . * K . . . .
        r . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .)"));
}

TEST(King, AvoidsSquaresThatPawnsAttackButNotThoseInFrontOfThem) {
    const Position position = positionDrawn(R"(
        . . . . . . . k
        . . . . . . . .
        . . . p . . . .
        . . . . . . . .
        . . . K . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .)");
    EXPECT_EQ(drawMovesOf(position, Square::D4), drawing(R"(
        . . . . . . . k
        . . . . . . . .
        . . . p . . . .
        . . . * . . . .
        . . * K * . . .
        . . * * * . . .
        . . . . . . . .
        . . . . . . . .)"));
}

TEST(King, DoesNotRetreatAlongTheLineOfACheck) {
    const Position position = positionDrawn(R"(
        . . . . r . . k
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .)");
    EXPECT_EQ(drawMovesOf(position, Square::E4), drawing(R"(
        . . . . r . . k
        . . . . . . . .
        . . . . . . . .
        . . . * . * . .
        . . . * K * . .
        . . . * . * . .
        . . . . . . . .
        . . . . . . . .)"));
}

TEST(King, CapturesWhatIsNotProtected) {
    const Position position = positionDrawn(R"(
        . . . . . . . k
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . p . . . .
        . . . . n . . .
        . . . q K . . .
        . . . . . . . .)");
    EXPECT_EQ(drawMovesOf(position, Square::E2), drawing(R"(
        . . . . . . . k
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . p . . . .
        . . . . n * . .
        . . . x K . . .
        . . . . . . . .)"));
}

TEST(King, MovesAloneInDoubleCheck) {
    // The rook and the knight both give check; the queen could capture either.
    const Position position = positionDrawn(R"(
        . . . . r . . k
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        Q . . . . . . .
        . . . n . . . .
        . . . P . . . .
        . . . . K . . .)");
    EXPECT_TRUE(legalMoves(position, ~bit(Square::E1)).empty());
    EXPECT_EQ(drawMovesOf(position, Square::E1), drawing(R"(
        . . . . r . . k
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        Q . . . . . . .
        . . . n . . . .
        . . . P . . . .
        . . . * K * . .)"));
}

TEST(King, CastlesByGoingToItsRook) {
    const Position position = positionOf("r3k2r/8/8/8/8/8/P7/R3K2R w KQkq - 0 1");
    EXPECT_EQ(drawMovesOf(position, Square::E1), drawing(R"(
        r . . . k . . r
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        P . . * * * . .
        o . . * K * . o)"));
}

}  // namespace
}  // namespace roque::test
