#include "model/pieces/rook.h"

#include <gtest/gtest.h>

#include "tests/support/board_drawing.h"

namespace roque::test {
namespace {

TEST(Rook, AttacksAlongItsRankAndFile) {
    EXPECT_EQ(draw(Rook::attacks(Square::D5, kNoSquares)), drawing(R"(
        . . . x . . . .
        . . . x . . . .
        . . . x . . . .
        x x x . x x x x
        . . . x . . . .
        . . . x . . . .
        . . . x . . . .
        . . . x . . . .)"));
}

TEST(Rook, DoesNotJump) {
    const Position position = positionDrawn(R"(
        . . . . . . k .
        . . . p . . . .
        . . . p . . . .
        . P . R . . n .
        . . . . . . . .
        . . . . . . . .
        . . . P . . . .
        . . . . K . . .)");
    EXPECT_EQ(drawMovesOf(position, Square::D5), drawing(R"(
        . . . . . . k .
        . . . p . . . .
        . . . x . . . .
        . P * R * * x .
        . . . * . . . .
        . . . * . . . .
        . . . P . . . .
        . . . . K . . .)"));
}

TEST(Rook, StaysOnTheFileOfItsPin) {
    const Position position = positionDrawn(R"(
        . . . . q . . k
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . R . . n
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .)");
    EXPECT_EQ(drawMovesOf(position, Square::E4), drawing(R"(
        . . . . x . . k
        . . . . * . . .
        . . . . * . . .
        . . . . * . . .
        . . . . R . . n
        . . . . * . . .
        . . . . * . . .
        . . . . K . . .)"));
}

TEST(Rook, StaysOnTheRankOfItsPin) {
    const Position position = positionDrawn(R"(
        . . . . . . . k
        . . . . . . . .
        . . . . . . . .
        K . R . . r . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .)");
    EXPECT_EQ(drawMovesOf(position, Square::C5), drawing(R"(
        . . . . . . . k
        . . . . . . . .
        . . . . . . . .
        K * R * * x . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .)"));
}

TEST(Rook, NeverMovesWhilePinnedOnADiagonal) {
    const Position position = positionDrawn(R"(
        . . . . . . . k
        . . . . . . . .
        . . . . . . . .
        b . . . . . . .
        . . . . . . . .
        . . R . . . . .
        . . . . . . . .
        . . . . K . . .)");
    EXPECT_TRUE(legalMoves(position, bit(Square::C3)).empty());
}

}  // namespace
}  // namespace roque::test
