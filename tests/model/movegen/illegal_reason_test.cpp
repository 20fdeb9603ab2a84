#include "model/movegen/illegal_reason.h"

#include <gtest/gtest.h>

#include "tests/support/position_of.h"

namespace roque::test {
namespace {

std::string told(std::string_view fen, Square from, Square to) {
    return english(illegalMoveText(positionOf(fen), from, to));
}

constexpr std::string_view kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

TEST(IllegalReason, IsNoneForALegalMove) {
    EXPECT_EQ(whyIllegal(Position::start(), Square::E2, Square::E4), std::nullopt);
    EXPECT_EQ(told(kStart, Square::E2, Square::E4), "");
}

TEST(IllegalReason, IsNoneForCastlingHoweverTheKingIsDropped) {
    const Position position = positionOf("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    EXPECT_EQ(whyIllegal(position, Square::E1, Square::G1), std::nullopt);
    EXPECT_EQ(whyIllegal(position, Square::E1, Square::H1), std::nullopt);
}

TEST(IllegalReason, TellsWhoseTurnItIs) {
    EXPECT_EQ(told(kStart, Square::E7, Square::E5), "It is White's turn");
    EXPECT_EQ(told("4k3/8/8/8/8/8/8/4K3 b - - 0 1", Square::E1, Square::E2), "It is Black's turn");
    EXPECT_EQ(told(kStart, Square::E4, Square::E5), "There is no piece on this square");
}

TEST(IllegalReason, TellsHowEachPieceMoves) {
    EXPECT_EQ(told(kStart, Square::G1, Square::G3),
              "A knight moves two squares straight and one to the side");
    EXPECT_EQ(told(kStart, Square::F1, Square::F3), "A bishop moves diagonally");
    EXPECT_EQ(told(kStart, Square::H1, Square::G3), "A rook moves straight");
    EXPECT_EQ(told(kStart, Square::D1, Square::E3), "A queen moves straight or diagonally");
    EXPECT_EQ(told(kStart, Square::E1, Square::E4), "A king moves one square at a time");
}

TEST(IllegalReason, TellsHowAPawnMoves) {
    constexpr std::string_view kBackwards = "A pawn cannot move backwards";
    constexpr std::string_view kDoubleStep = "A pawn moves two squares only as its first move";
    constexpr std::string_view kMovement = "A pawn moves straight ahead and captures diagonally";
    constexpr std::string_view kTooFar = "A pawn moves one square, or two as its first move";
    constexpr std::string_view kTooFarDiagonally = "A pawn captures only one square diagonally ahead";
    // Of White: e4, blocked, d3 and a2; behind a2 and beside it nothing stands. c4 can be captured from d3.
    constexpr std::string_view kPawns = "4k3/8/8/2n1p3/2n1P3/3P4/P6P/4K3 w - - 0 1";
    struct Case {
        Square from;
        Square to;
        std::string_view reason;
    };
    for (const auto& [from, to, reason] : {
             Case{Square::A2, Square::A5, kTooFar},
             Case{Square::A2, Square::A8, kTooFar},
             Case{Square::D3, Square::D6, kTooFar},  // has moved
             Case{Square::E4, Square::E7, kTooFar},  // and is blocked
             Case{Square::D3, Square::D5, kDoubleStep},
             Case{Square::E4, Square::E6, kDoubleStep},
             Case{Square::E4, Square::E5, "A pawn cannot capture straight ahead"},
             Case{Square::E4, Square::E3, kBackwards},
             Case{Square::E4, Square::E2, kBackwards},
             Case{Square::D3, Square::C2, kBackwards},
             Case{Square::A2, Square::B2, kMovement},
             Case{Square::A2, Square::C2, kMovement},
             Case{Square::A2, Square::B4, kMovement},
             Case{Square::E4, Square::D5, "A pawn moves diagonally only to capture"},
             Case{Square::A2, Square::C4, kTooFarDiagonally},
             Case{Square::E4, Square::G6, kTooFarDiagonally},
         }) {
        EXPECT_EQ(told(kPawns, from, to), reason) << toString(from) << toString(to);
    }
}

TEST(IllegalReason, TellsThatAPawnOfBlackGoesDown) {
    constexpr std::string_view kPawns = "4k3/5p2/8/4p3/8/8/8/4K3 b - - 0 1";
    EXPECT_EQ(told(kPawns, Square::E5, Square::E6), "A pawn cannot move backwards");
    EXPECT_EQ(told(kPawns, Square::E5, Square::E3), "A pawn moves two squares only as its first move");
    EXPECT_EQ(told(kPawns, Square::F7, Square::F4), "A pawn moves one square, or two as its first move");
}

TEST(IllegalReason, TellsWhatIsInTheWay) {
    EXPECT_EQ(told(kStart, Square::A1, Square::A2), "A piece of your own stands there");
    EXPECT_EQ(told(kStart, Square::A1, Square::A4), "A piece is in the way");
    EXPECT_EQ(told("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", Square::E2, Square::E4), "A piece is in the way");
}

TEST(IllegalReason, TellsOfAPin) {
    EXPECT_EQ(told("4r1k1/8/8/8/8/8/4B3/4K3 w - - 0 1", Square::E2, Square::D3),
              "The bishop is pinned to the king");
    EXPECT_EQ(told("6k1/8/8/8/7b/8/5P2/4K3 w - - 0 1", Square::F2, Square::F3),
              "The pawn is pinned to the king");
}

TEST(IllegalReason, TellsOfAPinRatherThanOfTheCheckThatIsAnswered) {
    // The rook could capture the checking knight, but it shields its king from the other rook.
    EXPECT_EQ(told("4r1k1/8/8/8/8/4Rn2/8/4K3 w - - 0 1", Square::E3, Square::F3),
              "The rook is pinned to the king");
}

TEST(IllegalReason, TellsOfChecks) {
    EXPECT_EQ(told("4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1", Square::A2, Square::A3), "You are in check");
    EXPECT_EQ(told("4r1k1/8/8/8/8/5n2/P7/4K2R w K - 0 1", Square::A2, Square::A3),
              "You are in double check: only the king can move");
    EXPECT_EQ(told("3r2k1/8/8/8/8/8/8/4K3 w - - 0 1", Square::E1, Square::D1),
              "That would leave your king in check");
    EXPECT_EQ(told("8/8/8/4k3/8/4K3/8/8 w - - 0 1", Square::E3, Square::E4),
              "The kings cannot stand side by side");
}

TEST(IllegalReason, TellsThatTwoPawnsMayNotLeaveTheirRankTogether) {
    // En passant is possible for one of the pawns only.
    EXPECT_EQ(told("4k3/8/8/K2pP1r1/8/8/8/8 w - d6 0 1", Square::E5, Square::D6),
              "A pawn moves diagonally only to capture");
    EXPECT_EQ(whyIllegal(positionOf("4k3/6b1/8/2PpP3/3K4/8/8/8 w - d6 0 1"), Square::E5, Square::D6),
              IllegalReason::Pinned);
}

TEST(IllegalReason, TellsWhyAKingMayNotCastle) {
    constexpr Square kKing = Square::E1;
    EXPECT_EQ(told("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", kKing, Square::G1),
              "Castling: there is no right to castle on this side");
    EXPECT_EQ(told("4k3/8/8/8/8/8/8/4K3 w - - 0 1", kKing, Square::C1),
              "Castling: there is no right to castle on this side");
    EXPECT_EQ(told("2k1r3/8/8/8/8/8/8/R3K2R w KQ - 0 1", kKing, Square::G1),
              "Castling: the king is in check");
    EXPECT_EQ(told("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", kKing, Square::C1), "Castling: a piece is in the way");
    EXPECT_EQ(told("4kr2/8/8/8/8/8/8/4K2R w K - 0 1", kKing, Square::G1),
              "Castling: the king would pass through an attacked square");
    EXPECT_EQ(told("4k1r1/8/8/8/8/8/8/4K2R w K - 0 1", kKing, Square::H1),
              "Castling: the king would be in check afterwards");
}

TEST(IllegalReason, IsToldForAWingWhereverTheKingStands) {
    const auto told = [](std::string_view fen, Wing wing) { return whyNoCastling(positionOf(fen), wing); };
    EXPECT_EQ(told("4k3/8/8/8/8/8/8/R4RK1 w - - 0 1", Wing::KingSide), IllegalReason::CastlingRightLost);
    EXPECT_EQ(told("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", Wing::KingSide), IllegalReason::CastlingRightLost);
    EXPECT_EQ(told("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", Wing::QueenSide), IllegalReason::CastlingBlocked);
    EXPECT_EQ(told("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", Wing::QueenSide), std::nullopt);
}

TEST(IllegalReason, OfAKingThatHasLeftItsPlaceIsNotCastling) {
    EXPECT_EQ(told("4k3/8/8/8/8/8/8/6K1 w - - 0 1", Square::G1, Square::E1),
              "A king moves one square at a time");
}

}  // namespace
}  // namespace roque::test
