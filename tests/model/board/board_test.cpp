#include "model/board/board.h"

#include <type_traits>

#include <gtest/gtest.h>

#include "tests/support/board_drawing.h"

namespace roque::test {
namespace {

using enum PieceType;

static_assert(sizeof(Board) == 64, "one cache line");
static_assert(std::is_trivially_copyable_v<Board>);

TEST(Board, IsEmptyAtFirst) {
    const Board board;
    EXPECT_EQ(board.occupied(), kNoSquares);
    EXPECT_TRUE(board.isEmpty(Square::E4));
    EXPECT_EQ(board.typeOn(Square::E4), None);
    EXPECT_EQ(board.colorOn(Square::E4), std::nullopt);
    EXPECT_EQ(board.pieceAt(Square::E4), nullptr);
    EXPECT_EQ(board.king(Color::White), Square::None);
}

TEST(Board, HasThePieceThatWasPut) {
    for (const Color color : kColors) {
        for (const PieceType type : kPieceTypes) {
            for (const Square square : SquaresOf(kAllSquares)) {
                Board board;
                board.put(color, type, square);
                ASSERT_EQ(board.typeOn(square), type);
                ASSERT_EQ(board.colorOn(square), color);
                ASSERT_EQ(board.pieceAt(square), &Piece::of(color, type));
                ASSERT_EQ(board.occupied(), bit(square));
                ASSERT_EQ(board.pieces(color, type), bit(square));
                ASSERT_EQ(board.pieces(~color), kNoSquares);
            }
        }
    }
}

TEST(Board, ReplacesThePieceOnASquare) {
    Board board;
    board.put(Color::White, Queen, Square::D4);
    board.put(Color::Black, Knight, Square::D4);
    EXPECT_EQ(board.typeOn(Square::D4), Knight);
    EXPECT_EQ(board.colorOn(Square::D4), Color::Black);
    EXPECT_EQ(board.pieces(Color::White), kNoSquares);
    EXPECT_EQ(board.pieces(Queen), kNoSquares);
}

TEST(Board, IsEmptyWhereAPieceWasRemoved) {
    Board board;
    board.put(Color::White, Queen, Square::D4);
    board.put(Color::White, Queen, Square::D5);
    board.remove(Square::D4);
    EXPECT_TRUE(board.isEmpty(Square::D4));
    EXPECT_EQ(board.pieces(Color::White, Queen), bit(Square::D5));
    board.remove(Square::D5);
    board.remove(Square::D5);
    EXPECT_EQ(board, Board());
}

TEST(Board, TogglesAPieceFromOneSquareToAnother) {
    Board board;
    board.put(Color::Black, Rook, Square::A8);
    board.toggle(Color::Black, Rook, bit(Square::A8) | bit(Square::A1));
    EXPECT_EQ(board.pieces(Color::Black, Rook), bit(Square::A1));
    EXPECT_EQ(board.occupied(), bit(Square::A1));
}

TEST(Board, KnowsItsSlidersAndKings) {
    const Board board = boardDrawn(R"(
        r . b q k . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . N . P
        . . B Q K . . R)");
    EXPECT_EQ(board.diagonalSliders(Color::White), bit(Square::C1) | bit(Square::D1));
    EXPECT_EQ(board.straightSliders(Color::White), bit(Square::D1) | bit(Square::H1));
    EXPECT_EQ(board.diagonalSliders(Color::Black), bit(Square::C8) | bit(Square::D8));
    EXPECT_EQ(board.straightSliders(Color::Black), bit(Square::A8) | bit(Square::D8));
    EXPECT_EQ(board.king(Color::White), Square::E1);
    EXPECT_EQ(board.king(Color::Black), Square::E8);
}

TEST(Board, IsEqualToOneWithTheSamePieces) {
    Board one;
    Board other;
    one.put(Color::White, King, Square::E1);
    EXPECT_NE(one, other);
    other.put(Color::White, King, Square::E1);
    EXPECT_EQ(one, other);
    other.put(Color::Black, King, Square::E1);
    EXPECT_NE(one, other);
}

TEST(Board, IsDrawnAsItStands) {
    EXPECT_EQ(draw(Position::start().board()), drawing(R"(
        r n b q k b n r
        p p p p p p p p
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        . . . . . . . .
        P P P P P P P P
        R N B Q K B N R)"));
    EXPECT_EQ(boardDrawn(draw(Position::start().board())), Position::start().board());
}

}  // namespace
}  // namespace roque::test
