#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "model/base/result.h"
#include "model/base/wing.h"
#include "model/board/setup.h"
#include "model/notation/fen_error.h"
#include "model/pieces/piece.h"

namespace roque {

/// A position that is being set up, right or wrong. Knows no toolkit.
///
/// Whoever moves pieces about does not want to be told of each right to castle that goes with them: rights
/// and an en passant square that cannot be any more are dropped with every change of the board. A FEN is
/// taken as it is, so that its mistakes are told.
class SetupEditing {
public:
    explicit SetupEditing(const Setup& setup) : setup_(setup) {}

    [[nodiscard]] const Setup& setup() const noexcept { return setup_; }

    // The board.

    void put(const Piece& piece, Square square);
    void remove(Square square);
    /// The piece on `from` goes to `to`; what stood there is gone.
    void move(Square from, Square to);
    /// No piece is left; White moves.
    void clear();
    /// The start position of chess.
    void reset();

    // What else belongs to a position.

    void setSideToMove(Color color);
    /// Whether king and rook stand so that the right to castle may be given.
    [[nodiscard]] bool mayHaveRight(Color color, Wing wing) const;
    [[nodiscard]] bool hasRight(Color color, Wing wing) const;
    /// Gives the right, to the outermost rook, or takes it.
    void giveRight(Color color, Wing wing);
    void takeRight(Color color, Wing wing);
    /// The squares that a pawn can just have passed over.
    [[nodiscard]] std::vector<Square> enPassantSquares() const;
    void setEnPassant(Square square) { setup_.enPassant = square; }
    void setHalfmoveClock(std::uint16_t count) { setup_.halfmoveClock = count; }
    void setFullmoveNumber(std::uint16_t number) { setup_.fullmoveNumber = number; }

    /// What a FEN says; nothing changes if it is none.
    [[nodiscard]] Result<void, FenError> setFen(std::string_view fen);
    /// Takes a setup as it is.
    void use(const Setup& setup) { setup_ = setup; }

private:
    [[nodiscard]] Bitboard rooksOn(Color color, Wing wing) const;
    void dropWhatCannotBe();

    Setup setup_;
};

}  // namespace roque
