#include "model/board/checks_and_pins.h"

#include <gtest/gtest.h>

#include "tests/support/board_drawing.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

ChecksAndPins checksAndPinsDrawn(std::string_view drawn) {
    return checksAndPinsOf(boardDrawn(drawn), kWhite);
}

TEST(ChecksAndPins, OfAQuietPositionHasNeitherChecksNorPins) {
    const ChecksAndPins result = checksAndPinsOf(Position::start().board(), kWhite);
    EXPECT_FALSE(result.isCheck());
    EXPECT_EQ(result.pinStraight, kNoSquares);
    EXPECT_EQ(result.pinDiagonal, kNoSquares);
    EXPECT_EQ(result.checkMask, kAllSquares);
    EXPECT_EQ(result.king, Square::E1);
    EXPECT_EQ(result.own, kFirstRank | maskOf(Rank::Second));
    EXPECT_EQ(result.enemy, kEighthRank | maskOf(Rank::Seventh));
    EXPECT_EQ(result.occupied, result.own | result.enemy);
}

TEST(ChecksAndPins, NamesThePiecesThatGiveCheck) {
    const auto checkersOf = [](std::string_view fen) {
        const Position position = positionOf(fen);
        return checksAndPinsOf(position.board(), position.sideToMove()).checkers;
    };
    EXPECT_EQ(checkersOf("4r2k/8/8/8/8/8/8/4K3 w - - 0 1"), bit(Square::E8));
    EXPECT_EQ(checkersOf("7k/8/8/b7/8/8/8/4K3 w - - 0 1"), bit(Square::A5));
    EXPECT_EQ(checkersOf("7k/8/8/8/7q/8/8/4K3 w - - 0 1"), bit(Square::H4));
    EXPECT_EQ(checkersOf("7k/8/8/8/8/3n4/8/4K3 w - - 0 1"), bit(Square::D3));
    EXPECT_EQ(checkersOf("7k/8/8/8/8/8/3p4/4K3 w - - 0 1"), bit(Square::D2));
    EXPECT_EQ(checkersOf("4k3/5P2/8/8/8/8/8/4K3 b - - 0 1"), bit(Square::F7));
    EXPECT_EQ(checkersOf("4r2k/8/8/8/8/3n4/8/4K3 w - - 0 1"), bit(Square::E8) | bit(Square::D3));
    EXPECT_EQ(checkersOf("4r2k/8/4p3/8/8/8/8/4K3 w - - 0 1"), kNoSquares) << "a pawn of its own is between";
}

TEST(ChecksAndPins, TellsDoubleCheck) {
    EXPECT_TRUE(
        checksAndPinsOf(positionOf("4r2k/8/8/8/8/3n4/8/4K3 w - - 0 1").board(), kWhite).isDoubleCheck());
    EXPECT_FALSE(
        checksAndPinsOf(positionOf("4r2k/8/8/8/8/8/8/4K3 w - - 0 1").board(), kWhite).isDoubleCheck());
}

TEST(ChecksAndPins, KnowsWhereACheckCanBeMet) {
    EXPECT_EQ(draw(checksAndPinsDrawn(R"(
        . . . . . . . k
        . . . . . . . .
        . . . . . . . .
        b . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .)")
                       .checkMask),
              drawing(R"(
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        x . . . . . . .
        . x . . . . . .
        . . x . . . . .
        . . . x . . . .
        . . . . . . . .)"));
}

TEST(ChecksAndPins, MeetsTheCheckOfAKnightByItsCaptureOnly) {
    EXPECT_EQ(checksAndPinsOf(positionOf("7k/8/8/8/8/3n4/8/4K3 w - - 0 1").board(), kWhite).checkMask,
              bit(Square::D3));
}

/// Pins on a file, a rank and a diagonal. The queen on h4 pins nothing, since its own knight is in between.
constexpr std::string_view kPins = R"(
    . . . . r . . k
    . . . . . . . .
    . . . . . . . .
    b . . . . . . .
    . . . . N . . q
    . . B . . . n .
    . . . . . P . .
    r . R . K . . .)";

TEST(ChecksAndPins, HasTheSquaresOfPinsAlongRanksAndFiles) {
    EXPECT_EQ(draw(checksAndPinsDrawn(kPins).pinStraight), drawing(R"(
        . . . . x . . .
        . . . . x . . .
        . . . . x . . .
        . . . . x . . .
        . . . . x . . .
        . . . . x . . .
        . . . . x . . .
        x x x x . . . .)"));
}

TEST(ChecksAndPins, HasTheSquaresOfPinsAlongDiagonals) {
    EXPECT_EQ(draw(checksAndPinsDrawn(kPins).pinDiagonal), drawing(R"(
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        x . . . . . . .
        . x . . . . . .
        . . x . . . . .
        . . . x . . . .
        . . . . . . . .)"));
}

TEST(ChecksAndPins, HasNoPinOfTwoPiecesOnOneLine) {
    EXPECT_EQ(checksAndPinsOf(positionOf("4r2k/8/8/4N3/4N3/8/8/4K3 w - - 0 1").board(), kWhite).pinStraight,
              kNoSquares);
}

TEST(ChecksAndPins, HasNoPinByASliderOfTheWrongKind) {
    const ChecksAndPins result =
        checksAndPinsOf(positionOf("4b2k/8/8/r7/4N3/2N5/8/4K3 w - - 0 1").board(), kWhite);
    EXPECT_EQ(result.pinStraight | result.pinDiagonal, kNoSquares);
}

TEST(ChecksAndPins, IsSeenFromTheSideAskedFor) {
    const Board board = positionOf("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1").board();
    EXPECT_NE(checksAndPinsOf(board, kWhite).pinStraight, kNoSquares);
    EXPECT_EQ(checksAndPinsOf(board, kBlack).pinStraight, kNoSquares);
    EXPECT_EQ(checksAndPinsOf(board, kBlack).king, Square::H8);
}

}  // namespace
}  // namespace roque::test
