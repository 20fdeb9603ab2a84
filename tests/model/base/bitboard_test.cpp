#include "model/base/bitboard.h"

#include <vector>

#include <gmock/gmock.h>

#include "tests/support/board_drawing.h"

namespace roque::test {
namespace {

using testing::ElementsAre;

/// Squares on all four edges, and one in the middle.
constexpr std::string_view kCornersAndD5 = R"(
    x . . . . . . x
    . . . . . . . .
    . . . . . . . .
    . . . x . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    x . . . . . . x)";

TEST(Bitboard, HoldsTheSquaresPutIn) {
    const Bitboard set = bit(Square::A1) | bit(Square::E4);
    EXPECT_TRUE(contains(set, Square::A1));
    EXPECT_TRUE(contains(set, Square::E4));
    EXPECT_FALSE(contains(set, Square::E5));
    EXPECT_EQ(count(set), 2U);
}

TEST(Bitboard, KnowsItsFirstAndLastSquare) {
    const Bitboard set = bit(Square::C2) | bit(Square::B7) | bit(Square::H4);
    EXPECT_EQ(firstOf(set), Square::C2);
    EXPECT_EQ(lastOf(set), Square::B7);
    EXPECT_EQ(firstOf(kNoSquares), Square::None);
}

TEST(Bitboard, IsEmptiedFromItsFirstSquare) {
    Bitboard set = bit(Square::C2) | bit(Square::H8);
    EXPECT_EQ(popFirst(set), Square::C2);
    EXPECT_EQ(set, bit(Square::H8));
    EXPECT_EQ(popFirst(set), Square::H8);
    EXPECT_EQ(set, kNoSquares);
}

TEST(Bitboard, TellsOneSquareFromSeveral) {
    EXPECT_FALSE(hasSeveral(kNoSquares));
    EXPECT_FALSE(hasSeveral(bit(Square::H8)));
    EXPECT_TRUE(hasSeveral(bit(Square::H8) | bit(Square::A1)));
}

TEST(Bitboard, ListsItsSquaresFromTheLowest) {
    std::vector<Square> squares;
    for (const Square square : SquaresOf(bit(Square::H8) | bit(Square::A1) | bit(Square::D4)))
        squares.push_back(square);
    EXPECT_THAT(squares, ElementsAre(Square::A1, Square::D4, Square::H8));
}

TEST(Bitboard, HasMasksOfFilesAndRanks) {
    EXPECT_EQ(maskOf(File::A), kFileA);
    EXPECT_EQ(maskOf(File::H), kFileH);
    EXPECT_EQ(maskOf(Rank::First), kFirstRank);
    EXPECT_EQ(maskOf(Rank::Eighth), kEighthRank);
    EXPECT_EQ(maskOf(File::E) & maskOf(Rank::Fourth), bit(Square::E4));
    EXPECT_EQ(rankMask(Color::Black, Rank::Second), maskOf(Rank::Seventh));
}

TEST(Bitboard, HasADarkSquareInTheCornerOfTheQueensRook) {
    EXPECT_TRUE(contains(kDarkSquares, Square::A1));
    EXPECT_TRUE(contains(kDarkSquares, Square::H8));
    EXPECT_FALSE(contains(kDarkSquares, Square::H1));
    EXPECT_EQ(count(kDarkSquares), 32U);
    EXPECT_EQ(kDarkSquares & forward(Color::White, kDarkSquares), kNoSquares);
}

TEST(Bitboard, GoesForwardAsItsSideSeesIt) {
    EXPECT_EQ(draw(forward(Color::White, squaresDrawn(kCornersAndD5))), drawing(R"(
        . . . . . . . .
        . . . . . . . .
        . . . x . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        x . . . . . . x
        . . . . . . . .)"));
    EXPECT_EQ(draw(forward(Color::Black, squaresDrawn(kCornersAndD5))), drawing(R"(
        . . . . . . . .
        x . . . . . . x
        . . . . . . . .
        . . . . . . . .
        . . . x . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .)"));
}

TEST(Bitboard, GoesForwardDiagonallyWithoutLeavingTheBoard) {
    EXPECT_EQ(draw(forwardWest(Color::White, squaresDrawn(kCornersAndD5))), drawing(R"(
        . . . . . . . .
        . . . . . . . .
        . . x . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . x .
        . . . . . . . .)"));
    EXPECT_EQ(draw(forwardEast(Color::White, squaresDrawn(kCornersAndD5))), drawing(R"(
        . . . . . . . .
        . . . . . . . .
        . . . . x . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . x . . . . . .
        . . . . . . . .)"));
    EXPECT_EQ(draw(forwardWest(Color::Black, squaresDrawn(kCornersAndD5))), drawing(R"(
        . . . . . . . .
        . . . . . . x .
        . . . . . . . .
        . . . . . . . .
        . . x . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .)"));
    EXPECT_EQ(draw(forwardEast(Color::Black, squaresDrawn(kCornersAndD5))), drawing(R"(
        . . . . . . . .
        . x . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . x . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .)"));
}

TEST(Bitboard, HasNeighboursOnTheSameRankOnly) {
    EXPECT_EQ(draw(beside(squaresDrawn(kCornersAndD5))), drawing(R"(
        . x . . . . x .
        . . . . . . . .
        . . . . . . . .
        . . x . x . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . x . . . . x .)"));
}

TEST(Bitboard, StepsForwardByEightSquares) {
    EXPECT_EQ(shifted(Square::E2, forwardStep(Color::White)), Square::E3);
    EXPECT_EQ(shifted(Square::E7, forwardStep(Color::Black)), Square::E6);
}

}  // namespace
}  // namespace roque::test
