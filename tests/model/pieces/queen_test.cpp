#include "model/pieces/queen.h"

#include <gtest/gtest.h>

#include "tests/support/board_drawing.h"

namespace roque::test {
namespace {

TEST(Queen, AttacksAsRookAndBishopDo) {
    EXPECT_EQ(draw(Queen::attacks(Square::D5, kNoSquares)), drawing(R"(
        x . . x . . x .
        . x . x . x . .
        . . x x x . . .
        x x x . x x x x
        . . x x x . . .
        . x . x . x . .
        x . . x . . x .
        . . . x . . . x)"));
}

TEST(Queen, DoesNotJump) {
    const Position position = positionDrawn(R"(
        . . . . . . k .
        . . . . . . . .
        . . p P P . . .
        . P . Q . n . .
        . . P . p . . .
        . . . p . . . .
        . . . . . . . .
        . . . . K . . .)");
    EXPECT_EQ(drawMovesOf(position, Square::D5), drawing(R"(
        . . . . . . k .
        . . . . . . . .
        . . x P P . . .
        . P * Q * x . .
        . . P * x . . .
        . . . x . . . .
        . . . . . . . .
        . . . . K . . .)"));
}

TEST(Queen, StaysOnTheLineOfAPinOfEitherKind) {
    EXPECT_EQ(drawMovesOf(positionDrawn(R"(
        . . . . r . . k
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . Q . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .)"),
                          Square::E4),
              drawing(R"(
        . . . . x . . k
        . . . . * . . .
        . . . . * . . .
        . . . . * . . .
        . . . . Q . . .
        . . . . * . . .
        . . . . * . . .
        . . . . K . . .)"));
    EXPECT_EQ(drawMovesOf(positionDrawn(R"(
        . . . . . . . .
        . . . . . . . k
        . . . . . . . .
        b . . . . . . .
        . . . . . . . .
        . . Q . . . . .
        . . . . . . . .
        . . . . K . . .)"),
                          Square::C3),
              drawing(R"(
        . . . . . . . .
        . . . . . . . k
        . . . . . . . .
        x . . . . . . .
        . * . . . . . .
        . . Q . . . . .
        . . . * . . . .
        . . . . K . . .)"));
}

TEST(Queen, DoesNotChangeFromOneStraightPinToAnother) {
    // Pinned on the e-file, the queen attacks h1, whose piece pins the knight on the first rank.
    const Position position = positionDrawn(R"(
        . k . . r . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . Q . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . N r)");
    EXPECT_EQ(drawMovesOf(position, Square::E4), drawing(R"(
        . k . . x . . .
        . . . . * . . .
        . . . . * . . .
        . . . . * . . .
        . . . . Q . . .
        . . . . * . . .
        . . . . * . . .
        . . . . K . N r)"));
}

TEST(Queen, DoesNotChangeFromOneDiagonalPinToAnother) {
    // Pinned from a5, the queen attacks g3, whose piece pins the knight.
    const Position position = positionDrawn(R"(
        . . . . . . . .
        . . . . . . . k
        . . . . . . . .
        b . . . . . . .
        . . . . . . . .
        . . Q . . . b .
        . . . . . N . .
        . . . . K . . .)");
    EXPECT_EQ(drawMovesOf(position, Square::C3), drawing(R"(
        . . . . . . . .
        . . . . . . . k
        . . . . . . . .
        x . . . . . . .
        . * . . . . . .
        . . Q . . . b .
        . . . * . N . .
        . . . . K . . .)"));
}

}  // namespace
}  // namespace roque::test
