#pragma once

#include <string_view>

#include "model/base/bitboard.h"
#include "model/base/export.h"
#include "model/base/move.h"

namespace roque {

class Position;

/// One of the twelve pieces of the game as an object, for callers that hold "a piece" of any type: the
/// window, plugins, tests.
///
/// Pieces are immutable and have no square. Exactly twelve exist, for the whole run of the program; compare
/// them by address. Each final class states its rule once, as static functions. The move generator calls
/// those directly; the virtual functions here forward to them (piece_of.h). [any-thread]
class ROQUE_MODEL Piece {
public:
    /// The piece of a color and a type other than None.
    [[nodiscard]] static const Piece& of(Color color, PieceType type) noexcept;

    /// The piece with a FEN symbol, such as 'N' for the white knight; nullptr if the letter is none.
    [[nodiscard]] static const Piece* fromSymbol(char symbol) noexcept;

    [[nodiscard]] virtual PieceType type() const noexcept = 0;

    /// The English name in lower case, such as "knight".
    [[nodiscard]] virtual std::string_view name() const noexcept = 0;

    /// The customary value in centipawns; 0 for the king, which is never exchanged.
    [[nodiscard]] virtual int value() const noexcept = 0;

    /// The squares the piece would attack from `from`, with the squares of `occupied` blocking sliders.
    [[nodiscard]] virtual Bitboard attacksFrom(Square from, Bitboard occupied) const noexcept = 0;

    /// The legal moves of this piece on `from`. Empty if another piece or none stands there, or if it is the
    /// opponent's turn.
    [[nodiscard]] virtual MoveList legalMoves(const Position& position, Square from) const = 0;

    [[nodiscard]] Color color() const noexcept { return color_; }

    /// The English letter of the type in upper case, as SAN writes it: K Q R B N, and P for a pawn.
    [[nodiscard]] char letter() const noexcept;

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
