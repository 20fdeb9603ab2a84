#include "model/pieces/pawn.h"

#include <gtest/gtest.h>

#include "tests/support/board_drawing.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

TEST(Pawn, AttacksTheTwoSquaresDiagonallyInFront) {
    EXPECT_EQ(Pawn::attacks(Color::White, Square::E4), bit(Square::D5) | bit(Square::F5));
    EXPECT_EQ(Pawn::attacks(Color::Black, Square::E4), bit(Square::D3) | bit(Square::F3));
}

TEST(Pawn, AttacksNothingBeyondTheEdge) {
    EXPECT_EQ(Pawn::attacks(Color::White, Square::A4), bit(Square::B5));
    EXPECT_EQ(Pawn::attacks(Color::White, Square::H4), bit(Square::G5));
    EXPECT_EQ(Pawn::attacks(Color::Black, Square::A4), bit(Square::B3));
    EXPECT_EQ(Pawn::attacks(Color::Black, Square::H4), bit(Square::G3));
}

TEST(Pawn, GoesOneOrTwoSquaresFromWhereItStarts) {
    const Position position = positionDrawn(R"(
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . P .
        . P . . . . . .
        . . . . K . . .)");
    EXPECT_EQ(drawMovesOf(position, Square::B2), drawing(R"(
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . * . . . . . .
        . * . . . . P .
        . P . . . . . .
        . . . . K . . .)"));
    EXPECT_EQ(drawMovesOf(position, Square::G3), drawing(R"(
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . * .
        . . . . . . P .
        . P . . . . . .
        . . . . K . . .)"));
}

TEST(Pawn, OfBlackGoesDownTheBoard) {
    const Position position = positionDrawn(R"(
        . . . . k . . .
        . p . . . . . .
        . . P . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .)",
                                            Color::Black);
    EXPECT_EQ(drawMovesOf(position, Square::B7), drawing(R"(
        . . . . k . . .
        . p . . . . . .
        . * x . . . . .
        . * . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .)"));
}

TEST(Pawn, DoesNotJumpOverAPiece) {
    const Position position = positionDrawn(R"(
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . n .
        . n . . . . . .
        . P . . . . P .
        . . . . K . . .)");
    EXPECT_TRUE(legalMoves(position, bit(Square::B2)).empty());
    EXPECT_EQ(drawMovesOf(position, Square::G2), drawing(R"(
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . n .
        . n . . . . * .
        . P . . . . P .
        . . . . K . . .)"));
}

TEST(Pawn, CapturesTheEnemyDiagonally) {
    const Position position = positionDrawn(R"(
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . n p n . .
        . . . . P . . .
        . . . P . N . .
        . . . . . . . .
        . . . . K . . .)");
    EXPECT_EQ(drawMovesOf(position, Square::E4), drawing(R"(
        . . . . k . . .
        . . . . . . . .
        . . . . . . . .
        . . . x p x . .
        . . . . P . . .
        . . . P . N . .
        . . . . . . . .
        . . . . K . . .)"));
}

TEST(Pawn, DoesNotCaptureAcrossTheEdge) {
    // Squares that are neighbours by number only: a4 and h4, h5 and a6.
    const Position position = positionDrawn(R"(
        . . . . k . . .
        . . . . . . . .
        n . . . . . . .
        . . . . . . . n
        P . . . . . . n
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .)");
    EXPECT_EQ(drawMovesOf(position, Square::A4), drawing(R"(
        . . . . k . . .
        . . . . . . . .
        n . . . . . . .
        * . . . . . . n
        P . . . . . . n
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .)"));
}

TEST(Pawn, PinnedOnItsFileMayOnlyAdvance) {
    const Position position = positionDrawn(R"(
        k . . . r . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . b . p . .
        . . . . P . . .
        . . . . K . . .)");
    EXPECT_EQ(drawMovesOf(position, Square::E2), drawing(R"(
        k . . . r . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . * . . .
        . . . b * p . .
        . . . . P . . .
        . . . . K . . .)"));
}

TEST(Pawn, PinnedOnADiagonalMayOnlyCaptureThePinningPiece) {
    const Position position = positionDrawn(R"(
        k . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . p . p . b .
        . . . P . P . .
        . . . . K . . .)");
    EXPECT_EQ(drawMovesOf(position, Square::F2), drawing(R"(
        k . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . p . p . x .
        . . . P . P . .
        . . . . K . . .)"));
}

TEST(Pawn, PinnedOnARankNeverMoves) {
    const Position position = positionDrawn(R"(
        k . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . n . n . .
        K . . . P . . r
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .)");
    EXPECT_TRUE(legalMoves(position, bit(Square::E4)).empty());
}

TEST(Pawn, BlocksACheckWithADoubleStep) {
    const Position position = positionDrawn(R"(
        k . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        K . . . . . . r
        . . . . . . . .
        . . P . P . . .
        . . . . . . . .)");
    EXPECT_EQ(drawMovesOf(position, Square::C2), drawing(R"(
        k . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        K . * . . . . r
        . . . . . . . .
        . . P . P . . .
        . . . . . . . .)"));
}

TEST(Pawn, IsPromotedOnTheLastRank) {
    const Position position = positionDrawn(R"(
        . n . . k . . .
        P . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .)");
    EXPECT_EQ(legalMoves(position, bit(Square::A7)).size(), 8U) << "four by advancing, four by capturing";
    for (const Move move : legalMoves(position, bit(Square::A7))) EXPECT_TRUE(move.isPromotion());
}

}  // namespace
}  // namespace roque::test
