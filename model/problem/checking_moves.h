#pragma once

#include "model/movegen/generator.h"

namespace roque {

/// The squares from which the pieces of the side to move would give check, and the pieces that uncover a
/// check by leaving their line.
///
/// A move gives check directly, from a square where the piece attacks the king, or by discovery, leaving a
/// line along which another piece then attacks it.
class CheckingSquares {
public:
    template <typename Side>
    CheckingSquares(const Board& board, Side us) noexcept : king_(board.king(~us)) {
        const Square king = king_;
        const Bitboard occupied = board.occupied();
        const Bitboard own = board.pieces(us);
        const Bitboard diagonal = Bishop::attacks(king, occupied);
        const Bitboard straight = Rook::attacks(king, occupied);
        direct_[index(PieceType::Pawn)] = Pawn::attacks(~us, king);
        direct_[index(PieceType::Knight)] = Knight::attacks(king);
        direct_[index(PieceType::Bishop)] = diagonal;
        direct_[index(PieceType::Rook)] = straight;
        direct_[index(PieceType::Queen)] = diagonal | straight;

        // A piece of ours that alone stands between a slider of ours and the king discovers check when it
        // leaves.
        const Bitboard shields = own & (diagonal | straight);
        if (shields == 0) return;
        const Bitboard without = occupied ^ shields;
        Bitboard sliders = (Bishop::attacks(king, without) & board.diagonalSliders(us))
                           | (Rook::attacks(king, without) & board.straightSliders(us));
        while (sliders != 0) uncovering_ |= geometry::between(king, popFirst(sliders)) & shields;
    }

    /// The squares from which a piece of a type attacks the king.
    [[nodiscard]] ROQUE_INLINE Bitboard direct(PieceType type) const noexcept { return direct_[index(type)]; }
    /// The pieces that discover a check when they leave their line.
    [[nodiscard]] ROQUE_INLINE Bitboard uncovering() const noexcept { return uncovering_; }
    /// Those of `targets` where the move may give check. For a piece that discovers check this includes
    /// squares on its line, where it gives none.
    [[nodiscard]] ROQUE_INLINE Bitboard among(PieceType type, Square from, Bitboard targets) const noexcept {
        return contains(uncovering_, from) ? targets : targets & direct(type);
    }
    /// Whether a piece gives check by an ordinary move: none that promotes, castles or captures en passant.
    [[nodiscard]] bool givesCheck(PieceType type, Square from, Square to) const noexcept {
        if (contains(direct(type), to)) return true;
        if (!contains(uncovering_, from)) return false;
        const bool staysOnLine =
            contains(geometry::between(king_, to), from) || contains(geometry::between(king_, from), to);
        return !staysOnLine;
    }

private:
    Square king_;  ///< of the side that is to be checked
    std::array<Bitboard, kPieceTypeCodes> direct_{};
    Bitboard uncovering_ = kNoSquares;
};

/// A sink that keeps only moves that may give check; the last move of a mate is one of them.
///
/// Keeps every checking move. Among moves that leave a line, en passant captures and castlings it also keeps
/// some that give no check, so the caller must test them.
class CheckSink {
public:
    static constexpr bool kStopsEarly = false;

    CheckSink(const CheckingSquares& squares, Square enemyKing, MoveList& moves) noexcept
        : squares_(squares), kingLines_(Queen::attacks(enemyKing, kNoSquares)), moves_(moves) {}

    ROQUE_INLINE void squares(PieceType type, Square from, Bitboard targets) {
        targets = squares_.among(type, from, targets);
        while (targets != 0) moves_.push(Move(from, popFirst(targets)));
    }
    ROQUE_INLINE void pawns(Move::Kind kind, int step, Bitboard targets) {
        const Bitboard uncovering = squares_.uncovering();
        targets &= squares_.direct(PieceType::Pawn) | (step > 0 ? uncovering << step : uncovering >> -step);
        while (targets != 0) {
            const Square to = popFirst(targets);
            moves_.push(Move(shifted(to, -step), to, kind));
        }
    }
    void promotions(int step, Bitboard targets) {
        for (const Square to : SquaresOf(targets)) {
            const Square from = shifted(to, -step);
            for (const PieceType choice : Promotion::kChoices) {
                // The pawn leaves its square, which may have blocked the line, so the king's lines are taken
                // on the empty board.
                const bool mayCheck = contains(squares_.uncovering(), from)
                                      || contains(squares_.direct(choice), to) || contains(kingLines_, to);
                if (mayCheck) moves_.push(Move(from, to, Promotion::kind(choice)));
            }
        }
    }
    void enPassant(Square from, Square target) { moves_.push(Move(from, target, Move::Kind::EnPassant)); }
    void castling(Square king, Square rook) { moves_.push(Move(king, rook, Move::Kind::Castling)); }

private:
    const CheckingSquares& squares_;
    Bitboard kingLines_;  ///< all squares on a line with the king
    MoveList& moves_;
};

}  // namespace roque
