#include "model/movegen/legal_moves.h"

#include <gtest/gtest.h>

#include "model/perft/perft.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

constexpr std::string_view kMated = "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1";
constexpr std::string_view kStalemated = "k7/2Q5/8/8/8/8/8/6K1 b - - 0 1";
constexpr std::string_view kInCheck = "4r2k/8/8/8/8/8/8/4K3 w - - 0 1";

TEST(LegalMoves, OfTheStartAreTwenty) {
    EXPECT_EQ(legalMoves(Position::start()).size(), 20U);
    EXPECT_EQ(countLegalMoves(Position::start()), 20U);
}

TEST(LegalMoves, OfOnePieceAreItsOwn) {
    const MoveList moves = legalMoves(Position::start(), bit(Square::B1));
    EXPECT_EQ(moves.size(), 2U);
    for (const Move move : moves) EXPECT_EQ(move.from(), Square::B1);
}

TEST(LegalMoves, ReachTwoHundredAndEighteen) {
    // The maximum for positions reachable in a game: Nenad Petrović, 1964.
    const Position position = positionOf("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
    EXPECT_EQ(legalMoves(position).size(), 218U);
    EXPECT_EQ(countLegalMoves(position), 218U);
}

TEST(LegalMoves, AreNoneInMateAndStalemate) {
    EXPECT_TRUE(legalMoves(positionOf(kMated)).empty());
    EXPECT_TRUE(legalMoves(positionOf(kStalemated)).empty());
    EXPECT_FALSE(hasLegalMove(positionOf(kMated)));
    EXPECT_FALSE(hasLegalMove(positionOf(kStalemated)));
}

TEST(HasLegalMove, FindsTheOnlyMoveWhoeverMakesIt) {
    EXPECT_TRUE(hasLegalMove(positionOf("k7/2Q5/8/8/8/n7/8/6K1 b - - 0 1"))) << "a knight";
    EXPECT_TRUE(hasLegalMove(positionOf("k7/2Q5/8/8/7p/8/8/6K1 b - - 0 1"))) << "a pawn";
    EXPECT_TRUE(hasLegalMove(positionOf("k7/2Q5/8/8/3Pp3/4P3/8/6K1 b - d3 0 1"))) << "a pawn, en passant";
    EXPECT_TRUE(hasLegalMove(positionOf("k7/2Q5/8/8/8/b7/8/6K1 b - - 0 1"))) << "a bishop";
    EXPECT_TRUE(hasLegalMove(positionOf("k7/2Q5/8/8/8/r7/8/6K1 b - - 0 1"))) << "a rook";
    EXPECT_TRUE(hasLegalMove(positionOf("k7/2Q5/8/8/8/q7/8/6K1 b - - 0 1"))) << "a queen";
}

TEST(IsLegal, RefusesTheRightSquaresWithTheWrongKind) {
    const Position start = Position::start();
    EXPECT_TRUE(isLegal(start, Move(Square::E2, Square::E4, Move::Kind::DoublePush)));
    EXPECT_FALSE(isLegal(start, Move(Square::E2, Square::E4)));
    EXPECT_FALSE(isLegal(start, Move(Square::E2, Square::E3, Move::Kind::DoublePush)));
    EXPECT_FALSE(isLegal(start, Move(Square::G1, Square::F3, Move::Kind::PromoteQueen)));
}

TEST(IsLegal, RefusesMovesOfTheOtherSideAndOfNobody) {
    EXPECT_FALSE(isLegal(Position::start(), Move(Square::E7, Square::E6)));
    EXPECT_FALSE(isLegal(Position::start(), Move(Square::E4, Square::E5)));
    EXPECT_FALSE(isLegal(Position::start(), Move::none()));
}

TEST(IsLegal, RefusesMovesThatIgnoreACheck) {
    EXPECT_FALSE(isLegal(positionOf("4r2k/8/8/8/8/8/P7/4K3 w - - 0 1"), Move(Square::A2, Square::A3)));
    EXPECT_TRUE(isLegal(positionOf(kInCheck), Move(Square::E1, Square::D1)));
    EXPECT_FALSE(isLegal(positionOf(kInCheck), Move(Square::E1, Square::E2)));
}

TEST(Checkmate, IsCheckWithoutALegalMove) {
    EXPECT_TRUE(isCheckmate(positionOf(kMated)));
    EXPECT_FALSE(isCheckmate(positionOf(kStalemated)));
    EXPECT_FALSE(isCheckmate(positionOf(kInCheck)));
    EXPECT_FALSE(isCheckmate(Position::start()));
}

TEST(Stalemate, IsNoCheckAndNoLegalMove) {
    EXPECT_TRUE(isStalemate(positionOf(kStalemated)));
    EXPECT_FALSE(isStalemate(positionOf(kMated)));
    EXPECT_FALSE(isStalemate(positionOf(kInCheck)));
    EXPECT_FALSE(isStalemate(Position::start()));
}

TEST(PerftDivided, SplitsTheCountByTheFirstMove) {
    const auto divided = perftDivided(positionOf("8/P6k/8/8/8/8/7K/8 w - - 0 1"), 2);
    EXPECT_EQ(divided.size(), 9U) << "four promotions and five moves of the king";
    std::uint64_t sum = 0;
    for (const auto& [move, count] : divided) sum += count;
    EXPECT_EQ(sum, perft(positionOf("8/P6k/8/8/8/8/7K/8 w - - 0 1"), 2));
}

TEST(PerftDivided, OfDepthOneCountsEachMoveOnce) {
    for (const auto& [move, count] : perftDivided(Position::start(), 1)) EXPECT_EQ(count, 1U);
}

}  // namespace
}  // namespace roque::test
