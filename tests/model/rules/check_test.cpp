#include "model/rules/check.h"

#include <gtest/gtest.h>

#include "tests/support/board_drawing.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

Situation situationDrawn(std::string_view drawn) {
    return situationOf(boardDrawn(drawn), kWhite);
}

TEST(Situation, OfAQuietPositionHasNeitherChecksNorPins) {
    const Situation situation = situationOf(Position::start().board(), kWhite);
    EXPECT_FALSE(situation.isCheck());
    EXPECT_EQ(situation.pinStraight, kNoSquares);
    EXPECT_EQ(situation.pinDiagonal, kNoSquares);
    EXPECT_EQ(situation.evasion, kAllSquares);
    EXPECT_EQ(situation.king, Square::E1);
    EXPECT_EQ(situation.own, kFirstRank | maskOf(Rank::Second));
    EXPECT_EQ(situation.enemy, kEighthRank | maskOf(Rank::Seventh));
    EXPECT_EQ(situation.occupied, situation.own | situation.enemy);
}

TEST(Situation, NamesThePiecesThatGiveCheck) {
    const auto checkersOf = [](std::string_view fen) {
        const Position position = positionOf(fen);
        return situationOf(position.board(), position.sideToMove()).checkers;
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

TEST(Situation, TellsDoubleCheck) {
    EXPECT_TRUE(situationOf(positionOf("4r2k/8/8/8/8/3n4/8/4K3 w - - 0 1").board(), kWhite).isDoubleCheck());
    EXPECT_FALSE(situationOf(positionOf("4r2k/8/8/8/8/8/8/4K3 w - - 0 1").board(), kWhite).isDoubleCheck());
}

TEST(Situation, KnowsWhereACheckCanBeMet) {
    EXPECT_EQ(draw(situationDrawn(R"(
        . . . . . . . k
        . . . . . . . .
        . . . . . . . .
        b . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .)")
                       .evasion),
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

TEST(Situation, MeetsTheCheckOfAKnightByItsCaptureOnly) {
    EXPECT_EQ(situationOf(positionOf("7k/8/8/8/8/3n4/8/4K3 w - - 0 1").board(), kWhite).evasion,
              bit(Square::D3));
}

/// Pins on a file, a rank and a diagonal; the queen on h4 pins nothing, since a knight of her own is between.
constexpr std::string_view kPins = R"(
    . . . . r . . k
    . . . . . . . .
    . . . . . . . .
    b . . . . . . .
    . . . . N . . q
    . . B . . . n .
    . . . . . P . .
    r . R . K . . .)";

TEST(Situation, HasTheSquaresOfPinsAlongRanksAndFiles) {
    EXPECT_EQ(draw(situationDrawn(kPins).pinStraight), drawing(R"(
        . . . . x . . .
        . . . . x . . .
        . . . . x . . .
        . . . . x . . .
        . . . . x . . .
        . . . . x . . .
        . . . . x . . .
        x x x x . . . .)"));
}

TEST(Situation, HasTheSquaresOfPinsAlongDiagonals) {
    EXPECT_EQ(draw(situationDrawn(kPins).pinDiagonal), drawing(R"(
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        x . . . . . . .
        . x . . . . . .
        . . x . . . . .
        . . . x . . . .
        . . . . . . . .)"));
}

TEST(Situation, HasNoPinOfTwoPiecesOnOneLine) {
    EXPECT_EQ(situationOf(positionOf("4r2k/8/8/4N3/4N3/8/8/4K3 w - - 0 1").board(), kWhite).pinStraight,
              kNoSquares);
}

TEST(Situation, HasNoPinByASliderOfTheWrongKind) {
    const Situation situation =
        situationOf(positionOf("4b2k/8/8/r7/4N3/2N5/8/4K3 w - - 0 1").board(), kWhite);
    EXPECT_EQ(situation.pinStraight | situation.pinDiagonal, kNoSquares);
}

TEST(Situation, IsSeenFromTheSideAskedFor) {
    const Board board = positionOf("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1").board();
    EXPECT_NE(situationOf(board, kWhite).pinStraight, kNoSquares);
    EXPECT_EQ(situationOf(board, kBlack).pinStraight, kNoSquares);
    EXPECT_EQ(situationOf(board, kBlack).king, Square::H8);
}

TEST(Landing, IsWhatTheMovesWantedAllow) {
    const Situation situation = situationOf(Position::start().board(), kWhite);
    EXPECT_EQ(landing<Wanted::Noisy>(situation), situation.enemy);
    EXPECT_EQ(landing<Wanted::Quiet>(situation), ~situation.occupied);
    EXPECT_EQ(landing<Wanted::All>(situation), ~situation.own);
}

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
