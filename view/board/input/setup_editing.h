#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "model/base/result.h"
#include "model/base/wing.h"
#include "model/notation/fen_error.h"
#include "model/pieces/piece.h"
#include "model/position/setup.h"

namespace roque {

/// A setup being edited, valid or not. Knows no toolkit.
///
/// A person who moves pieces around does not want to hear of each castling right that goes with them: every
/// change of the board drops castling rights and an en passant square that have become impossible. A FEN is
/// taken as it is, so that its mistakes are reported.
class SetupEditing {
public:
    explicit SetupEditing(const Setup& setup) : setup_(setup) {}

    [[nodiscard]] const Setup& setup() const noexcept { return setup_; }

    // The board.

    void put(const Piece& piece, Square square);
    void remove(Square square);
    /// Moves a piece and replaces what stood on `to`.
    void move(Square from, Square to);
    /// Removes all pieces and gives White the move.
    void clear();
    /// Sets the standard start position.
    void reset();

    // The other parts of a position.

    void setSideToMove(Color color);
    /// Whether king and rook stand so that the castling right is possible.
    [[nodiscard]] bool mayHaveRight(Color color, Wing wing) const;
    [[nodiscard]] bool hasRight(Color color, Wing wing) const;
    /// Gives the right to the outermost rook, or takes it away.
    void giveRight(Color color, Wing wing);
    void takeRight(Color color, Wing wing);
    /// The squares that a pawn may just have passed over.
    [[nodiscard]] std::vector<Square> enPassantSquares() const;
    void setEnPassant(Square square) { setup_.enPassant = square; }
    void setHalfmoveClock(std::uint16_t count) { setup_.halfmoveClock = count; }
    void setFullmoveNumber(std::uint16_t number) { setup_.fullmoveNumber = number; }

    /// Sets the setup of a FEN; changes nothing if the text is not a FEN.
    [[nodiscard]] Result<void, FenError> setFen(std::string_view fen);
    /// Takes a setup as it is.
    void use(const Setup& setup) { setup_ = setup; }

private:
    [[nodiscard]] Bitboard rooksOn(Color color, Wing wing) const;
    void dropWhatCannotBe();

    Setup setup_;
};

}  // namespace roque
