#include "model/pieces/knight.h"

#include <gtest/gtest.h>

#include "tests/support/board_drawing.h"

namespace roque::test {
namespace {

TEST(Knight, AttacksTheNearestSquaresOffItsLines) {
    EXPECT_EQ(draw(Knight::attacks(Square::D5)), drawing(R"(
        . . . . . . . .
        . . x . x . . .
        . x . . . x . .
        . . . . . . . .
        . x . . . x . .
        . . x . x . . .
        . . . . . . . .
        . . . . . . . .)"));
}

TEST(Knight, DoesNotLeaveTheBoard) {
    EXPECT_EQ(Knight::attacks(Square::A1), bit(Square::B3) | bit(Square::C2));
    EXPECT_EQ(Knight::attacks(Square::H8), bit(Square::G6) | bit(Square::F7));
    EXPECT_EQ(Knight::attacks(Square::H4),
              bit(Square::G2) | bit(Square::F3) | bit(Square::F5) | bit(Square::G6));
}

TEST(Knight, JumpsOverOthersAndCapturesOnlyTheEnemy) {
    const Position position = positionDrawn(R"(
        . . . . k . . .
        . . n . b . . .
        . . p p p . . .
        . . p N p . . .
        . . p p p n . .
        . . P . . . . .
        . . . . . . . .
        . . . . K . . .)");
    EXPECT_EQ(drawMovesOf(position, Square::D5), drawing(R"(
        . . . . k . . .
        . . x . x . . .
        . * p p p * . .
        . . p N p . . .
        . * p p p x . .
        . . P . * . . .
        . . . . . . . .
        . . . . K . . .)"));
}

TEST(Knight, NeverMovesWhilePinned) {
    EXPECT_TRUE(legalMoves(positionDrawn(R"(
        . . . . r . . k
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . N . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .)"),
                           bit(Square::E4))
                    .empty());
    EXPECT_TRUE(legalMoves(positionDrawn(R"(
        . . . . . . . k
        . . . . . . . .
        . . . . . . . .
        b . . . . . . .
        . . . . . . . .
        . . N . . . . .
        . . . . . . . .
        . . . . K . . .)"),
                           bit(Square::C3))
                    .empty());
}

TEST(Knight, InterposesOrCapturesWhenItsKingIsInCheck) {
    const Position position = positionDrawn(R"(
        . . . . r . . k
        . . . . . . . .
        . . . N . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .)");
    EXPECT_EQ(drawMovesOf(position, Square::D6), drawing(R"(
        . . . . x . . k
        . . . . . . . .
        . . . N . . . .
        . . . . . . . .
        . . . . * . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .)"));
}

}  // namespace
}  // namespace roque::test
