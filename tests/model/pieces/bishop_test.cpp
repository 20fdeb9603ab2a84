#include "model/pieces/bishop.h"

#include <gtest/gtest.h>

#include "tests/support/board_drawing.h"

namespace roque::test {
namespace {

TEST(Bishop, AttacksAlongItsDiagonals) {
    EXPECT_EQ(draw(Bishop::attacks(Square::D5, kNoSquares)), drawing(R"(
        x . . . . . x .
        . x . . . x . .
        . . x . x . . .
        . . . . . . . .
        . . x . x . . .
        . x . . . x . .
        x . . . . . x .
        . . . . . . . x)"));
}

TEST(Bishop, DoesNotJump) {
    const Position position = positionDrawn(R"(
        . . . . . . k .
        . p . . . . . .
        . . . . P . . .
        . . . B . . . .
        . . p . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .)");
    EXPECT_EQ(drawMovesOf(position, Square::D5), drawing(R"(
        . . . . . . k .
        . x . . . . . .
        . . * . P . . .
        . . . B . . . .
        . . x . * . . .
        . . . . . * . .
        . . . . . . * .
        . . . . K . . *)"));
}

TEST(Bishop, StaysOnTheDiagonalOfItsPin) {
    const Position position = positionDrawn(R"(
        . . . . . . . .
        . . . . . . . k
        . . . . . . . .
        q . . . . . . .
        . . . . . . . .
        . . B . . . . .
        . . . . . . . .
        . . . . K . . .)");
    EXPECT_EQ(drawMovesOf(position, Square::C3), drawing(R"(
        . . . . . . . .
        . . . . . . . k
        . . . . . . . .
        x . . . . . . .
        . * . . . . . .
        . . B . . . . .
        . . . * . . . .
        . . . . K . . .)"));
}

TEST(Bishop, NeverMovesWhilePinnedOnAFile) {
    const Position position = positionDrawn(R"(
        . . . . r . . k
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . B . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .)");
    EXPECT_TRUE(legalMoves(position, bit(Square::E4)).empty());
}

TEST(Bishop, DoesNotChangeFromOnePinToAnother) {
    const Position position = positionDrawn(R"(
        . . . . k . . q
        b . . . . . . .
        . . . . . . . .
        . . B . B . . .
        . . . K . . . .
        . . B . B . . .
        . . . . . . . .
        q . . . . . b .)");
    EXPECT_EQ(drawMovesOf(position, Square::C5), drawing(R"(
        . . . . k . . q
        x . . . . . . .
        . * . . . . . .
        . . B . B . . .
        . . . K . . . .
        . . B . B . . .
        . . . . . . . .
        q . . . . . b .)"));
    EXPECT_EQ(drawMovesOf(position, Square::E5), drawing(R"(
        . . . . k . . x
        b . . . . . * .
        . . . . . * . .
        . . B . B . . .
        . . . K . . . .
        . . B . B . . .
        . . . . . . . .
        q . . . . . b .)"));
}

}  // namespace
}  // namespace roque::test
