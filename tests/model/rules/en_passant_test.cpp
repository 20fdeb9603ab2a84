#include "model/rules/en_passant.h"

#include <gtest/gtest.h>

#include "tests/support/board_drawing.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

/// The squares from which an en passant capture is legal.
Bitboard capturersIn(std::string_view fen) {
    Bitboard squares = kNoSquares;
    for (const Move move : legalMoves(positionOf(fen))) {
        if (move.kind() == Move::Kind::EnPassant) squares |= bit(move.from());
    }
    return squares;
}

/// Whether e5xd6 leaves White's king safe, in a position that need not come from a game.
bool isSafe(std::string_view drawn) {
    return EnPassant::isLegal(boardDrawn(drawn), Color::White, Square::E5, Square::D6);
}

TEST(EnPassant, CapturesThePawnThatHasJustPassed) {
    const Position position = positionOf("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
    EXPECT_EQ(drawMovesOf(position, Square::E5), drawing(R"(
        . . . . k . . .
        . . . . . . . .
        . . . x * . . .
        . . . p P . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .)"));
    const Position after = position.after(Move(Square::E5, Square::D6, Move::Kind::EnPassant));
    EXPECT_EQ(draw(after.board()), drawing(R"(
        . . . . k . . .
        . . . . . . . .
        . . . P . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .)"));
    EXPECT_EQ(after.halfmoveClock(), 0U);
}

TEST(EnPassant, TakesThePawnBehindTheTarget) {
    EXPECT_EQ(EnPassant::victim(Color::White, Square::D6), Square::D5);
    EXPECT_EQ(EnPassant::victim(Color::Black, Square::D3), Square::D4);
}

TEST(EnPassant, IsOpenToThePawnsOnBothSides) {
    EXPECT_EQ(capturersIn("4k3/8/8/2PpP3/8/8/8/4K3 w - d6 0 2"), bit(Square::C5) | bit(Square::E5));
    EXPECT_EQ(capturersIn("4k3/8/8/8/2pPp3/8/8/4K3 b - d3 0 2"), bit(Square::C4) | bit(Square::E4));
}

TEST(EnPassant, DoesNotReachAcrossTheEdge) {
    // a5 and h5, a6 and h5 are neighbours by number only.
    EXPECT_EQ(capturersIn("4k3/8/8/p6P/8/8/8/4K3 w - a6 0 2"), kNoSquares);
    EXPECT_EQ(capturersIn("4k3/8/8/P6p/8/8/8/4K3 w - h6 0 2"), kNoSquares);
    EXPECT_EQ(capturersIn("4k3/8/8/pP6/8/8/8/4K3 w - a6 0 2"), bit(Square::B5));
    EXPECT_EQ(capturersIn("4k3/8/8/6Pp/8/8/8/4K3 w - h6 0 2"), bit(Square::G5));
}

TEST(EnPassant, IsPossibleOnlyAtOnce) {
    const Position position = positionOf("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
    const Position later = position.after(Move(Square::E1, Square::E2)).after(Move(Square::E8, Square::E7));
    EXPECT_EQ(later.enPassant(), Square::None);
    EXPECT_FALSE(isLegal(later, Move(Square::E5, Square::D6, Move::Kind::EnPassant)));
}

TEST(EnPassant, IsIllegalWhenItUncoversARookOnTheRank) {
    EXPECT_EQ(capturersIn("8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 2"), kNoSquares);
    EXPECT_FALSE(isSafe(R"(
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        K . . p P . . r
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . k . . .)"));
}

TEST(EnPassant, IsLegalWhenAnotherPawnStillCoversTheRank) {
    EXPECT_EQ(capturersIn("8/8/8/K1PpP2r/8/8/8/4k3 w - d6 0 2"), bit(Square::C5) | bit(Square::E5));
}

TEST(EnPassant, IsIllegalWhenTheCapturedPawnCoveredADiagonal) {
    EXPECT_FALSE(isSafe(R"(
        b . . . . . . k
        . . . . . . . .
        . . . . . . . .
        . . . p P . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . K .
        . . . . . . . .)"));
}

TEST(EnPassant, IsIllegalForAPawnPinnedOnItsFile) {
    EXPECT_EQ(capturersIn("4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 2"), kNoSquares);
    EXPECT_FALSE(isSafe(R"(
        . . . . r . . k
        . . . . . . . .
        . . . . . . . .
        . . . p P . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . K . . .)"));
}

TEST(EnPassant, IsIllegalAcrossTheDiagonalOfAPin) {
    EXPECT_EQ(capturersIn("7k/6b1/8/3pP3/3K4/8/8/8 w - d6 0 2"), kNoSquares);
}

TEST(EnPassant, IsLegalAlongTheDiagonalOfAPin) {
    EXPECT_EQ(capturersIn("7k/2b5/8/3pP3/5K2/8/8/8 w - d6 0 2"), bit(Square::E5));
}

TEST(EnPassant, IsLegalWhenTheCapturingPawnClosesTheFileAgain) {
    EXPECT_EQ(capturersIn("3r3k/8/8/3pP3/8/8/8/3K4 w - d6 0 2"), bit(Square::E5));
}

TEST(EnPassant, CapturesThePawnThatGivesCheck) {
    EXPECT_EQ(capturersIn("7k/8/8/3pP3/4K3/8/8/8 w - d6 0 2"), bit(Square::E5));
}

TEST(EnPassant, IsNotPossibleInACheckThatItDoesNotMeet) {
    EXPECT_EQ(capturersIn("7k/8/8/3pP3/8/8/8/r3K3 w - d6 0 2"), kNoSquares);
}

TEST(EnPassantSquare, IsRememberedOnlyWhereACaptureIsLegal) {
    const auto afterDoubleStep = [](std::string_view fen, Square from, Square to) {
        return positionOf(fen).after(Move(from, to, Move::Kind::DoublePush)).enPassant();
    };
    EXPECT_EQ(afterDoubleStep("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", Square::D7, Square::D5), Square::D6);
    EXPECT_EQ(afterDoubleStep("4k3/3p4/8/8/8/8/8/4K3 b - - 0 1", Square::D7, Square::D5), Square::None)
        << "no pawn stands beside";
    EXPECT_EQ(afterDoubleStep("8/3p4/8/K3P2r/8/8/8/4k3 b - - 0 1", Square::D7, Square::D5), Square::None)
        << "the capture would uncover the rook";
    EXPECT_EQ(afterDoubleStep("4k3/3p4/8/4N3/8/8/8/4K3 b - - 0 1", Square::D7, Square::D5), Square::None)
        << "a knight cannot capture so";
}

}  // namespace
}  // namespace roque::test
