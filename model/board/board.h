#pragma once

#include <array>
#include <optional>

#include "model/base/bitboard.h"
#include "model/base/export.h"
#include "model/base/inline.h"
#include "model/base/piece_type.h"

namespace roque {

class Piece;

/// Which piece stands where, and nothing else: a value of 64 bytes, one cache line.
///
/// Six sets hold the pieces of each type, two the pieces of each color. A board may hold anything, including
/// what no game can reach: the editor and FEN fill one, `validate` (position/validity.h) checks it, Position
/// plays on it.
class Board {
public:
    /// All occupied squares.
    [[nodiscard]] ROQUE_INLINE constexpr Bitboard occupied() const noexcept { return sets_[0] | sets_[4]; }
    [[nodiscard]] ROQUE_INLINE constexpr Bitboard pieces(Color color) const noexcept {
        return sets_[slot(color)];
    }
    [[nodiscard]] ROQUE_INLINE constexpr Bitboard pieces(PieceType type) const noexcept {
        return sets_[index(type)];
    }
    [[nodiscard]] ROQUE_INLINE constexpr Bitboard pieces(Color color, PieceType type) const noexcept {
        return pieces(color) & pieces(type);
    }
    /// Bishops and queens of one side.
    [[nodiscard]] ROQUE_INLINE constexpr Bitboard diagonalSliders(Color color) const noexcept {
        return (pieces(PieceType::Bishop) | pieces(PieceType::Queen)) & pieces(color);
    }
    /// Rooks and queens of one side.
    [[nodiscard]] ROQUE_INLINE constexpr Bitboard straightSliders(Color color) const noexcept {
        return (pieces(PieceType::Rook) | pieces(PieceType::Queen)) & pieces(color);
    }
    /// The square of a side's king; None if it has none.
    [[nodiscard]] ROQUE_INLINE constexpr Square king(Color color) const noexcept {
        return firstOf(pieces(color, PieceType::King));
    }

    /// The type of the piece on a square; None if it is empty.
    ///
    /// Assembles the three bits of the type's code from the sets that contain them, without branching.
    [[nodiscard]] ROQUE_INLINE constexpr PieceType typeOn(Square square) const noexcept {
        const Bitboard low = sets_[1] | sets_[3] | sets_[5] | sets_[7];
        const Bitboard middle = sets_[2] | sets_[3] | sets_[6] | sets_[7];
        const Bitboard high = sets_[5] | sets_[6] | sets_[7];
        const auto at = index(square);
        return PieceType((low >> at & 1U) | (middle >> at & 1U) << 1U | (high >> at & 1U) << 2U);
    }

    /// The color of the piece on a square; nothing if it is empty.
    [[nodiscard]] constexpr std::optional<Color> colorOn(Square square) const noexcept {
        if (contains(pieces(Color::White), square)) return Color::White;
        if (contains(pieces(Color::Black), square)) return Color::Black;
        return std::nullopt;
    }

    [[nodiscard]] constexpr bool isEmpty(Square square) const noexcept {
        return !contains(occupied(), square);
    }

    /// The piece on a square; nullptr if it is empty. Pieces live as long as the program. Defined with them,
    /// in pieces/piece.cpp.
    [[nodiscard]] ROQUE_MODEL const Piece* pieceAt(Square square) const noexcept;

    /// Puts a piece on a square, replacing what stood there.
    constexpr void put(Color color, PieceType type, Square square) noexcept {
        remove(square);
        toggle(color, type, bit(square));
    }

    /// Empties a square.
    constexpr void remove(Square square) noexcept {
        for (Bitboard& set : sets_) set &= ~bit(square);
    }

    /// Flips membership of `squares` in the sets of a piece: adds squares where the piece does not stand and
    /// removes those where it does. The fast primitive of Position; it does not keep the sets consistent by
    /// itself.
    ROQUE_INLINE constexpr void toggle(Color color, PieceType type, Bitboard squares) noexcept {
        sets_[index(type)] ^= squares;
        sets_[slot(color)] ^= squares;
    }

    constexpr bool operator==(const Board&) const noexcept = default;

private:
    /// The slot of a color's set: one of the two type codes that no piece uses.
    [[nodiscard]] static constexpr std::size_t slot(Color color) noexcept {
        return static_cast<std::size_t>(color) * 4;
    }

    std::array<Bitboard, kPieceTypeCodes> sets_{};
};

}  // namespace roque
