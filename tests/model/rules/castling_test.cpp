#include "model/rules/castling.h"

#include <string>

#include <gtest/gtest.h>

#include "model/notation/uci_move.h"
#include "tests/support/board_drawing.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

/// The legal castlings, as "e1h1 e1a1" (king takes rook), the a-file first.
std::string castlingsOf(std::string_view fen) {
    const Position position = positionOf(fen);
    std::string texts;
    for (const Move move : legalMoves(position)) {
        if (!move.isCastling()) continue;
        if (!texts.empty()) texts += ' ';
        texts += toUci(move, position, CastlingNotation::KingTakesRook);
    }
    return texts;
}

/// The Shredder-FEN after a castling.
std::string fenAfter(std::string_view fen, Move castling) {
    return toFen(positionOf(fen).after(castling), FenStyle::Shredder);
}

Move castling(Square king, Square rook) {
    return {king, rook, Move::Kind::Castling};
}

TEST(Castling, TakesPlaceOnTheSideOfTheRook) {
    EXPECT_EQ(Castling::wing(Square::E1, Square::H1), Wing::KingSide);
    EXPECT_EQ(Castling::wing(Square::E1, Square::A1), Wing::QueenSide);
    EXPECT_EQ(Castling::wing(Square::B8, Square::C8), Wing::KingSide);
}

TEST(Castling, EndsOnTheSameSquaresWhereverItBegan) {
    EXPECT_EQ(Castling::kingTarget(Color::White, Wing::KingSide), Square::G1);
    EXPECT_EQ(Castling::rookTarget(Color::White, Wing::KingSide), Square::F1);
    EXPECT_EQ(Castling::kingTarget(Color::White, Wing::QueenSide), Square::C1);
    EXPECT_EQ(Castling::rookTarget(Color::White, Wing::QueenSide), Square::D1);
    EXPECT_EQ(Castling::kingTarget(Color::Black, Wing::KingSide), Square::G8);
    EXPECT_EQ(Castling::rookTarget(Color::Black, Wing::QueenSide), Square::D8);
}

TEST(Castling, IsLegalOnBothSidesOfAFreeBackRank) {
    EXPECT_EQ(castlingsOf("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"), "e1a1 e1h1");
    EXPECT_EQ(castlingsOf("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1"), "e8a8 e8h8");
}

TEST(Castling, NeedsTheRight) {
    EXPECT_EQ(castlingsOf("4k3/8/8/8/8/8/8/R3K2R w - - 0 1"), "");
    EXPECT_EQ(castlingsOf("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1"), "e1a1");
}

TEST(Castling, NeedsAFreePath) {
    EXPECT_EQ(castlingsOf("4k3/8/8/8/8/8/8/RN2K1NR w KQ - 0 1"), "");
    EXPECT_EQ(castlingsOf("4k3/8/8/8/8/8/8/R2QK2R w KQ - 0 1"), "e1h1");
    EXPECT_EQ(castlingsOf("4k3/8/8/8/8/8/8/R3KB1R w KQ - 0 1"), "e1a1");
    EXPECT_EQ(castlingsOf("4k3/8/8/8/8/8/8/Rn2K2R w KQ - 0 1"), "e1h1") << "an enemy is in the way, too";
}

TEST(Castling, IsNoWayOutOfCheck) {
    EXPECT_EQ(castlingsOf("4r3/1k6/8/8/8/8/8/R3K2R w KQ - 0 1"), "");
}

TEST(Castling, DoesNotCrossAnAttackedSquare) {
    EXPECT_EQ(castlingsOf("3r4/1k6/8/8/8/8/8/R3K2R w KQ - 0 1"), "e1h1");
    EXPECT_EQ(castlingsOf("5r2/1k6/8/8/8/8/8/R3K2R w KQ - 0 1"), "e1a1");
    EXPECT_EQ(castlingsOf("8/1k6/8/8/8/8/6p1/R3K2R w KQ - 0 1"), "e1a1") << "a pawn attacks f1";
}

TEST(Castling, DoesNotEndOnAnAttackedSquare) {
    EXPECT_EQ(castlingsOf("2r5/1k6/8/8/8/8/8/R3K2R w KQ - 0 1"), "e1h1");
    EXPECT_EQ(castlingsOf("6r1/1k6/8/8/8/8/8/R3K2R w KQ - 0 1"), "e1a1");
}

TEST(Castling, MindsNoAttackOnSquaresThatOnlyTheRookCrosses) {
    EXPECT_EQ(castlingsOf("1r6/3k4/8/8/8/8/8/R3K2R w KQ - 0 1"), "e1a1 e1h1") << "b1 is attacked";
    EXPECT_EQ(castlingsOf("r6r/7k/8/8/8/8/8/R3K3 w Q - 0 1"), "e1a1") << "the rook itself is attacked";
}

TEST(Castling, MovesKingAndRook) {
    constexpr std::string_view kFen = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    EXPECT_EQ(fenAfter(kFen, castling(Square::E1, Square::H1)), "r3k2r/8/8/8/8/8/8/R4RK1 b ha - 1 1");
    EXPECT_EQ(fenAfter(kFen, castling(Square::E1, Square::A1)), "r3k2r/8/8/8/8/8/8/2KR3R b ha - 1 1");
}

TEST(CastlingRight, IsLostByTheKingsMove) {
    EXPECT_EQ(fenAfter("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", Move(Square::E1, Square::E2)),
              "r3k2r/8/8/8/8/8/4K3/R6R b ha - 1 1");
}

TEST(CastlingRight, IsLostByTheRooksMove) {
    EXPECT_EQ(fenAfter("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", Move(Square::A1, Square::A2)),
              "r3k2r/8/8/8/8/8/R7/4K2R b Hha - 1 1");
}

TEST(CastlingRight, IsLostWithTheRook) {
    EXPECT_EQ(fenAfter("r3k2r/8/8/8/8/8/6B1/R3K2R w KQkq - 0 1", Move(Square::G2, Square::A8)),
              "B3k2r/8/8/8/8/8/8/R3K2R b HAh - 0 1");
    EXPECT_EQ(fenAfter("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", Move(Square::H1, Square::H8)),
              "r3k2R/8/8/8/8/8/8/R3K3 b Aa - 0 1")
        << "both rooks' rights at once";
    EXPECT_EQ(fenAfter("r3k2r/1P6/8/8/8/8/8/4K3 w kq - 0 1",
                       Move(Square::B7, Square::A8, Move::Kind::PromoteQueen)),
              "Q3k2r/8/8/8/8/8/8/4K3 b h - 0 1")
        << "also to a pawn that is promoted there";
}

TEST(CastlingRight, OutlivesTheMoveOfARookThatNeverHadIt) {
    EXPECT_EQ(fenAfter("4k3/8/8/8/8/8/8/RR2K3 w A - 0 1", Move(Square::B1, Square::B8)),
              "1R2k3/8/8/8/8/8/8/R3K3 b A - 1 1");
}

// Chess960 (guideline II)

TEST(Chess960Castling, MayLeaveTheKingWhereItIs) {
    EXPECT_EQ(castlingsOf("4k3/8/8/8/8/8/8/6KR w H - 0 1"), "g1h1");
    EXPECT_EQ(fenAfter("4k3/8/8/8/8/8/8/6KR w H - 0 1", castling(Square::G1, Square::H1)),
              "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
}

TEST(Chess960Castling, MayLeaveTheRookWhereItIs) {
    EXPECT_EQ(fenAfter("4k3/8/8/8/8/8/8/4KR2 w F - 0 1", castling(Square::E1, Square::F1)),
              "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
}

TEST(Chess960Castling, MayExchangeKingAndRook) {
    EXPECT_EQ(fenAfter("4k3/8/8/8/8/8/8/5KR1 w G - 0 1", castling(Square::F1, Square::G1)),
              "4k3/8/8/8/8/8/8/5RK1 b - - 1 1");
    EXPECT_EQ(fenAfter("4k3/8/8/8/8/8/8/2RK4 w C - 0 1", castling(Square::D1, Square::C1)),
              "4k3/8/8/8/8/8/8/2KR4 b - - 1 1");
}

TEST(Chess960Castling, MayMoveTheKingAwayFromItsWing) {
    // The king on b1 castles with the rook on a1 by moving to the right.
    EXPECT_EQ(castlingsOf("4k3/8/8/8/8/8/8/RK6 w A - 0 1"), "b1a1");
    EXPECT_EQ(fenAfter("4k3/8/8/8/8/8/8/RK6 w A - 0 1", castling(Square::B1, Square::A1)),
              "4k3/8/8/8/8/8/8/2KR4 b - - 1 1");
}

TEST(Chess960Castling, NeedsTheRooksPathFreeToo) {
    // The rook on a1 must pass b1 on its way to d1; the king on f1 must reach c1.
    EXPECT_EQ(castlingsOf("4k3/8/8/8/8/8/8/RN3K2 w A - 0 1"), "");
    // The king only goes from b1 to c1, but the rook from a1 must reach d1.
    EXPECT_EQ(castlingsOf("4k3/8/8/8/8/8/8/RK1N4 w A - 0 1"), "");
}

TEST(Chess960Castling, NeedsTheKingsPathFreeBeyondTheRook) {
    // The king on b1 must reach g1. The rook on c1 may be in its way, the knight may not.
    EXPECT_EQ(castlingsOf("4k3/8/8/8/8/8/8/1KR5 w C - 0 1"), "b1c1");
    EXPECT_EQ(castlingsOf("4k3/8/8/8/8/8/8/1KR1N3 w C - 0 1"), "");
    EXPECT_EQ(castlingsOf("4k3/8/8/8/8/8/8/1KR3N1 w C - 0 1"), "");
}

TEST(Chess960Castling, MindsAttacksOnTheWholeWayOfTheKing) {
    EXPECT_EQ(castlingsOf("k3r3/8/8/8/8/8/8/1KR5 w C - 0 1"), "");
    EXPECT_EQ(castlingsOf("r7/8/8/4k3/8/8/8/1KR5 w C - 0 1"), "b1c1");
}

TEST(Chess960Castling, IsIllegalForARookThatShieldsItsKing) {
    // Once the rook has left b8, the queen on a8 attacks the king's new square.
    EXPECT_EQ(castlingsOf("Qr2k3/8/8/8/8/8/8/4K3 b b - 0 1"), "");
    EXPECT_EQ(castlingsOf("1r2k3/8/8/8/8/8/8/4K3 b b - 0 1"), "e8b8");
}

TEST(Chess960Castling, OfTwoRooksOnAWingConcernsTheOneWithTheRight) {
    EXPECT_EQ(castlingsOf("4k3/8/8/8/8/8/8/1RR1K3 w C - 0 1"), "e1c1");
    EXPECT_EQ(castlingsOf("4k3/8/8/8/8/8/8/1RR1K3 w B - 0 1"), "") << "the other rook is in the way";
}

}  // namespace
}  // namespace roque::test
