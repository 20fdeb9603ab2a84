#pragma once

#include <array>

#include "model/position/position.h"
#include "plugins/bastion/base/piece_row.h"
#include "plugins/bastion/evaluation/terms.h"

namespace roque::bastion {

/// Piece-square sums, phase and keys, updated by every move as an observer of Position::after(): a move
/// changes two or three squares, so nothing is summed over the whole board.
class Accumulator {
public:
    /// The weight of each piece in the phase of the game, by its code. At the start they add up to kOpening.
    static constexpr std::array<int, kPieceTypeCodes> kPhase{0, 0, 1, 0, 0, 1, 2, 4};
    static constexpr int kOpening = 24;

    Accumulator() noexcept = default;
    /// Computes everything anew.
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
    /// kOpening at the start, 0 with kings and pawns only, more than kOpening with promoted pieces.
    [[nodiscard]] int phase() const noexcept { return phase_; }
    /// The key of the pawns of both sides.
    [[nodiscard]] Key pawnKey() const noexcept { return pawnKey_; }
    /// The key of the pieces of a side without its pawns.
    [[nodiscard]] Key pieceKey(Color color) const noexcept { return pieceKeys_[color]; }

    /// The number of the piece-square term.
    [[nodiscard]] static constexpr std::size_t termOf(Color color, PieceType type, Square square) noexcept {
        return term::kPieceSquare + kPieceRow[index(type)] * kSquareCount
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
