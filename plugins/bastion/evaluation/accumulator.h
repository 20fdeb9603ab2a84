#pragma once

#include <array>

#include "model/position/position.h"
#include "plugins/bastion/evaluation/terms.h"

namespace roque::bastion {

/// The part of the evaluation and of the keys that is kept up to date by every move, as an observer of
/// Position::after(): a move changes two or three squares, the sum over all of them need not be made again.
class Accumulator {
public:
    /// How much each piece counts for the phase of the game, by its code; all pieces at the start make
    /// kOpening.
    static constexpr std::array<int, kPieceTypeCodes> kPhase{0, 0, 1, 0, 0, 1, 2, 4};
    static constexpr int kOpening = 24;

    Accumulator() noexcept = default;
    /// Works everything out from nothing.
    explicit Accumulator(const Position& position) noexcept {
        for (const Color color : kColors) {
            for (const Square square : SquaresOf(position.board().pieces(color)))
                put(color, position.board().typeOn(square), square);
        }
    }

    ROQUE_INLINE void put(Color color, PieceType type, Square on) noexcept {
        add(color, type, on);
        phase_ += kPhase[index(type)];
        toggleKey(color, type, zobrist::piece(color, type, on));
    }
    ROQUE_INLINE void remove(Color color, PieceType type, Square from) noexcept {
        subtract(color, type, from);
        phase_ -= kPhase[index(type)];
        toggleKey(color, type, zobrist::piece(color, type, from));
    }
    ROQUE_INLINE void move(Color color, PieceType type, Square from, Square to) noexcept {
        subtract(color, type, from);
        add(color, type, to);
        toggleKey(color, type, zobrist::piece(color, type, from) ^ zobrist::piece(color, type, to));
    }

    /// The piece-square terms of White less those of Black.
    [[nodiscard]] Tapered pieceSquares() const noexcept { return pieceSquares_; }
    /// From kOpening down to 0 with only kings and pawns; more with promoted pieces.
    [[nodiscard]] int phase() const noexcept { return phase_; }
    /// Stands for the pawns of both sides.
    [[nodiscard]] Key pawnKey() const noexcept { return pawnKey_; }
    /// Stands for the pieces of a side other than pawns.
    [[nodiscard]] Key pieceKey(Color color) const noexcept { return pieceKeys_[color]; }

    /// The term of a piece on a square.
    [[nodiscard]] static constexpr std::size_t termOf(Color color, PieceType type, Square square) noexcept {
        constexpr std::array<std::size_t, kPieceTypeCodes> kRow{0, 0, 1, 5, 0, 2, 3, 4};
        return term::kPieceSquare + kRow[index(type)] * kSquareCount
               + (index(square) ^ (color == Color::White ? 0U : 56U));
    }
    bool operator==(const Accumulator&) const = default;

private:
    ROQUE_INLINE void add(Color color, PieceType type, Square on) noexcept {
        const Tapered weight = kWeights[termOf(color, type, on)];
        if (color == Color::White)
            pieceSquares_ += weight;
        else
            pieceSquares_ -= weight;
    }
    ROQUE_INLINE void subtract(Color color, PieceType type, Square from) noexcept {
        add(~color, type, Square(index(from) ^ 56U));
    }
    ROQUE_INLINE void toggleKey(Color color, PieceType type, Key key) noexcept {
        if (type == PieceType::Pawn)
            pawnKey_ ^= key;
        else
            pieceKeys_[color] ^= key;
    }

    Tapered pieceSquares_;
    int phase_ = 0;
    Key pawnKey_ = 0;
    ByColor<Key> pieceKeys_;
};

}  // namespace roque::bastion
