#pragma once

#include <ostream>
#include <stdexcept>
#include <string>
#include <string_view>

#include "model/movegen/legal_moves.h"
#include "model/pieces/piece.h"

// Boards as drawings, for tests that compare them. A drawing is eight lines of eight characters, the eighth
// rank first; blanks and empty lines mean nothing:
//
//     r . . . k . . r
//     p p p . . p p p
//     ...
namespace roque::test {

inline constexpr std::size_t kDrawingLength = 64;

/// The 64 characters of a drawing, a8 to h1; throws if there are not 64.
inline std::string symbolsOf(std::string_view drawing) {
    std::string symbols;
    for (const char symbol : drawing) {
        if (symbol != ' ' && symbol != '\n') symbols += symbol;
    }
    if (symbols.size() != kDrawingLength)
        throw std::invalid_argument("a drawing has 64 squares, not " + std::to_string(symbols.size()));
    return symbols;
}

/// The character of a square in a drawing.
inline std::size_t placeInDrawing(Square square) {
    return index(square) ^ 56U;  // the same file, with the ranks reversed
}

/// A drawing in its normal form, for comparison: lines of symbols separated by blanks.
inline std::string drawing(std::string_view drawn) {
    const std::string symbols = symbolsOf(drawn);
    std::string text = "\n";
    for (std::size_t place = 0; place < symbols.size(); ++place) {
        text += symbols[place];
        text += place % 8 == 7 ? '\n' : ' ';
    }
    return text;
}

/// Draws a board: letters as in FEN, dots for empty squares.
inline std::string draw(const Board& board) {
    std::string symbols(kDrawingLength, '.');
    for (const Square square : SquaresOf(board.occupied()))
        symbols[placeInDrawing(square)] = board.pieceAt(square)->symbol();
    return drawing(symbols);
}

/// Draws a set of squares: x for those in the set.
inline std::string draw(Bitboard squares) {
    std::string symbols(kDrawingLength, '.');
    for (const Square square : SquaresOf(squares)) symbols[placeInDrawing(square)] = 'x';
    return drawing(symbols);
}

/// Draws a board with the legal moves of the piece on one square: `*` for an empty target, `x` for a capture
/// (also on the empty square of an en passant capture), `o` for a rook it castles with.
inline std::string drawMovesOf(const Position& position, Square from) {
    std::string symbols = symbolsOf(draw(position.board()));
    for (const Move move : legalMoves(position, bit(from))) {
        char& symbol = symbols[placeInDrawing(move.to())];
        if (move.isCastling())
            symbol = 'o';
        else if (move.kind() == Move::Kind::EnPassant || !position.board().isEmpty(move.to()))
            symbol = 'x';
        else
            symbol = '*';
    }
    return drawing(symbols);
}

/// The squares that a drawing marks with a symbol.
inline Bitboard squaresDrawn(std::string_view drawn, char symbol = 'x') {
    const std::string symbols = symbolsOf(drawn);
    Bitboard squares = kNoSquares;
    for (const Square square : SquaresOf(kAllSquares)) {
        if (symbols[placeInDrawing(square)] == symbol) squares |= bit(square);
    }
    return squares;
}

/// The board of a drawing; any character that is not a piece letter is an empty square.
inline Board boardDrawn(std::string_view drawn) {
    Board board;
    for (const Color color : kColors) {
        for (const PieceType type : kPieceTypes) {
            for (const Square square : SquaresOf(squaresDrawn(drawn, Piece::of(color, type).symbol())))
                board.put(color, type, square);
        }
    }
    return board;
}

/// The position of a drawing, without castling and en passant; throws if it cannot be played.
inline Position positionDrawn(std::string_view drawn, Color sideToMove = Color::White) {
    Setup setup;
    setup.board = boardDrawn(drawn);
    setup.sideToMove = sideToMove;
    const auto position = Position::from(setup);
    if (!position) throw std::invalid_argument("no position:" + drawing(drawn));
    return *position;
}

}  // namespace roque::test

namespace roque {

/// How GoogleTest prints a board.
inline void PrintTo(const Board& board, std::ostream* out) {
    *out << test::draw(board);
}

}  // namespace roque
