#include "model/pieces/piece.h"

#include <type_traits>

#include <gtest/gtest.h>

#include "model/pieces/pieces.h"
#include "tests/support/board_drawing.h"
#include "tests/support/position_of.h"

namespace roque::test {
namespace {

static_assert(std::is_final_v<King> && std::is_final_v<Queen> && std::is_final_v<Rook>);
static_assert(std::is_final_v<Bishop> && std::is_final_v<Knight> && std::is_final_v<Pawn>);
static_assert(!std::is_copy_constructible_v<King>, "twelve pieces exist, and no more");

/// A few occupied squares that stop sliders.
constexpr Bitboard kSomeOccupied = 0x00'42'00'22'00'10'04'81;

TEST(Piece, OfASideAndTypeIsAlwaysTheSameObject) {
    for (const Color color : kColors) {
        for (const PieceType type : kPieceTypes) {
            EXPECT_EQ(&Piece::of(color, type), &Piece::of(color, type));
            EXPECT_EQ(Piece::of(color, type).type(), type);
            EXPECT_EQ(Piece::of(color, type).color(), color);
            EXPECT_NE(&Piece::of(color, type), &Piece::of(~color, type));
        }
    }
}

TEST(Piece, HasTheSymbolOfFen) {
    EXPECT_EQ(Piece::of(Color::White, PieceType::Knight).symbol(), 'N');
    EXPECT_EQ(Piece::of(Color::Black, PieceType::Knight).symbol(), 'n');
    EXPECT_EQ(Piece::of(Color::White, PieceType::King).symbol(), 'K');
    EXPECT_EQ(Piece::of(Color::Black, PieceType::Pawn).symbol(), 'p');
}

TEST(Piece, HasAName) {
    EXPECT_EQ(Piece::of(Color::White, PieceType::King).name(), "king");
    EXPECT_EQ(Piece::of(Color::White, PieceType::Queen).name(), "queen");
    EXPECT_EQ(Piece::of(Color::White, PieceType::Rook).name(), "rook");
    EXPECT_EQ(Piece::of(Color::Black, PieceType::Bishop).name(), "bishop");
    EXPECT_EQ(Piece::of(Color::Black, PieceType::Knight).name(), "knight");
    EXPECT_EQ(Piece::of(Color::Black, PieceType::Pawn).name(), "pawn");
}

TEST(Piece, IsWorthMoreFromPawnToQueen) {
    const auto valueOf = [](PieceType type) { return Piece::of(Color::White, type).value(); };
    EXPECT_LT(valueOf(PieceType::Pawn), valueOf(PieceType::Knight));
    EXPECT_LE(valueOf(PieceType::Knight), valueOf(PieceType::Bishop));
    EXPECT_LT(valueOf(PieceType::Bishop), valueOf(PieceType::Rook));
    EXPECT_LT(valueOf(PieceType::Rook), valueOf(PieceType::Queen));
    EXPECT_EQ(valueOf(PieceType::King), 0);
}

TEST(Piece, AttacksAsItsClassSays) {
    const auto attacksOf = [](Color color, PieceType type, Square from) {
        return Piece::of(color, type).attacksFrom(from, kSomeOccupied);
    };
    for (const Square from : SquaresOf(kAllSquares)) {
        EXPECT_EQ(attacksOf(Color::White, PieceType::King, from), King::attacks(from));
        EXPECT_EQ(attacksOf(Color::Black, PieceType::Queen, from), Queen::attacks(from, kSomeOccupied));
        EXPECT_EQ(attacksOf(Color::White, PieceType::Rook, from), Rook::attacks(from, kSomeOccupied));
        EXPECT_EQ(attacksOf(Color::Black, PieceType::Bishop, from), Bishop::attacks(from, kSomeOccupied));
        EXPECT_EQ(attacksOf(Color::White, PieceType::Knight, from), Knight::attacks(from));
        EXPECT_EQ(attacksOf(Color::White, PieceType::Pawn, from), Pawn::attacks(Color::White, from));
        EXPECT_EQ(attacksOf(Color::Black, PieceType::Pawn, from), Pawn::attacks(Color::Black, from));
    }
}

TEST(Piece, ListsItsLegalMoves) {
    const Position start = Position::start();
    const MoveList moves = Piece::of(Color::White, PieceType::Knight).legalMoves(start, Square::G1);
    EXPECT_EQ(moves.size(), 2U);
    EXPECT_TRUE(moves.contains(Move(Square::G1, Square::F3)));
    EXPECT_TRUE(moves.contains(Move(Square::G1, Square::H3)));
}

TEST(Piece, HasNoLegalMovesWhenItIsNotItsTurn) {
    EXPECT_TRUE(Piece::of(Color::Black, PieceType::Knight).legalMoves(Position::start(), Square::G8).empty());
}

TEST(Piece, HasNoLegalMovesWhereItDoesNotStand) {
    const Piece& queen = Piece::of(Color::White, PieceType::Queen);
    EXPECT_TRUE(queen.legalMoves(Position::start(), Square::E2).empty()) << "a pawn stands there";
    EXPECT_TRUE(queen.legalMoves(Position::start(), Square::E4).empty()) << "nothing stands there";
    EXPECT_TRUE(queen.legalMoves(Position::start(), Square::D8).empty()) << "the enemy's stands there";
}

TEST(Piece, OtherThanTheKingHasNoLegalMovesInDoubleCheck) {
    const Position position = positionOf("4r2k/8/8/8/Q7/3n4/3P4/4K3 w - - 0 1");
    EXPECT_TRUE(Piece::of(Color::White, PieceType::Queen).legalMoves(position, Square::A4).empty());
    EXPECT_TRUE(Piece::of(Color::White, PieceType::Pawn).legalMoves(position, Square::D2).empty());
    EXPECT_EQ(Piece::of(Color::White, PieceType::King).legalMoves(position, Square::E1).size(), 2U);
}

}  // namespace
}  // namespace roque::test
