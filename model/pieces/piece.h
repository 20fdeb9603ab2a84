#pragma once

#include <string_view>

#include "model/base/bitboard.h"
#include "model/base/export.h"
#include "model/base/move.h"

namespace roque {

class Position;

/// One of the twelve pieces of the game, as an object: what the window, a student or a test asks about a
/// piece.
///
/// Pieces never change and have no square; twelve exist, for ever (of()). Each final class states its rule
/// once, as static functions; this virtual face and the templated move generator both use them (piece_of.h).
/// [any-thread]
class ROQUE_MODEL Piece {
public:
    /// The piece of a side and a type other than None.
    [[nodiscard]] static const Piece& of(Color color, PieceType type) noexcept;

    [[nodiscard]] virtual PieceType type() const noexcept = 0;

    /// The English name in lower case, such as "knight".
    [[nodiscard]] virtual std::string_view name() const noexcept = 0;

    /// What the piece is worth, in hundredths of a pawn; 0 for the king, which is never exchanged.
    [[nodiscard]] virtual int value() const noexcept = 0;

    /// The squares the piece would attack from a square with the other squares of `occupied` taken.
    [[nodiscard]] virtual Bitboard attacksFrom(Square from, Bitboard occupied) const noexcept = 0;

    /// The legal moves of this piece on `from` in a position where it is this side's turn. None if another
    /// piece, or none, stands there.
    [[nodiscard]] virtual MoveList legalMoves(const Position& position, Square from) const = 0;

    [[nodiscard]] Color color() const noexcept { return color_; }

    /// The letter of the piece in FEN: upper case for White, lower case for Black.
    [[nodiscard]] char symbol() const noexcept;

    Piece(const Piece&) = delete;
    Piece& operator=(const Piece&) = delete;

protected:
    explicit constexpr Piece(Color color) noexcept : color_(color) {}
    ~Piece() = default;

private:
    Color color_;
};

}  // namespace roque
