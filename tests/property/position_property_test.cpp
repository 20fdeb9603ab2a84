#include <type_traits>

#include <gtest/gtest.h>

#include "model/movegen/legal_moves.h"
#include "tests/property/random_walk.h"
#include "tests/support/board_drawing.h"

// Properties of positions and of the moves between them.
namespace roque::test {
namespace {

static_assert(std::is_trivially_copyable_v<Position>);

/// Repeats the reported changes of a move on its own board; each change must be possible.
class Redo {
public:
    explicit Redo(const Board& before) : board(before) {}

    void put(Color color, PieceType type, Square on) {
        EXPECT_TRUE(board.isEmpty(on)) << "put on " << toString(on);
        board.put(color, type, on);
    }
    void remove(Color color, PieceType type, Square from) {
        EXPECT_EQ(board.typeOn(from), type) << "removed from " << toString(from);
        EXPECT_EQ(board.colorOn(from), color) << "removed from " << toString(from);
        board.remove(from);
    }
    void move(Color color, PieceType type, Square from, Square to) {
        remove(color, type, from);
        put(color, type, to);
    }

    Board board;
};

TEST(Observer, IsToldEveryChangeOfTheBoard) {
    forRandomPositions(31, positionCount(), [](const Position& position) {
        for (const Move move : legalMoves(position)) {
            Redo redo(position.board());
            const Position next = position.sideToMove() == Color::White ? position.after(kWhite, move, redo)
                                                                        : position.after(kBlack, move, redo);
            EXPECT_EQ(redo.board, next.board());
            EXPECT_EQ(next, position.after(move));
        }
    });
}

TEST(Key, IsKeptByEveryMoveAsItIsComputed) {
    forRandomPositions(32, positionCount(), [](const Position& position) {
        for (const Move move : legalMoves(position)) {
            const Position next = position.after(move);
            EXPECT_EQ(next.key(), next.computeKey()) << "move " << move.raw();
        }
        EXPECT_EQ(position.afterNull().key(), position.afterNull().computeKey());
    });
}

TEST(Setup, OfAnyPositionGivesThatPosition) {
    forRandomPositions(33, positionCount(), [](const Position& position) {
        const auto again = Position::from(position.setup());
        ASSERT_TRUE(again);
        EXPECT_EQ(*again, position);
    });
}

TEST(Board, IsEqualToItsDrawing) {
    forRandomPositions(34, positionCount() / 10, [](const Position& position) {
        EXPECT_EQ(boardDrawn(draw(position.board())), position.board());
    });
}

TEST(EnPassantSquare, IsKeptOnlyIfACaptureThereIsLegal) {
    forRandomPositions(35, positionCount(), [](const Position& position) {
        bool isCapturable = false;
        for (const Move move : legalMoves(position)) {
            if (move.kind() != Move::Kind::EnPassant) continue;
            EXPECT_EQ(move.to(), position.enPassant());
            isCapturable = true;
        }
        EXPECT_EQ(position.enPassant() != Square::None, isCapturable);
    });
}

TEST(Castlers, AreRooksOnTheFirstRankOfAKingThere) {
    forRandomPositions(36, positionCount(), [](const Position& position) {
        const Board& board = position.board();
        for (const Color color : kColors) {
            const Bitboard home = rankMask(color, Rank::First);
            const Bitboard castlingRooks = position.castlingRooks() & home;
            EXPECT_EQ(castlingRooks & ~board.pieces(color, PieceType::Rook), kNoSquares);
            EXPECT_TRUE(castlingRooks == 0 || contains(home, board.king(color)));
        }
    });
}

TEST(Occupied, IsBothSidesAndAllTypesOnce) {
    forRandomPositions(37, positionCount(), [](const Position& position) {
        const Board& board = position.board();
        EXPECT_EQ(board.pieces(Color::White) & board.pieces(Color::Black), kNoSquares);
        unsigned pieces = 0;
        for (const PieceType type : kPieceTypes) pieces += count(board.pieces(type));
        EXPECT_EQ(pieces, count(board.occupied()));
    });
}

}  // namespace
}  // namespace roque::test
