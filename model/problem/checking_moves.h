#pragma once

#include "model/movegen/generator.h"

namespace roque {

/// A sink of the generator that keeps only moves which may give check: the last move of a mate is one of
/// them.
///
/// A move gives check directly, from a square where the piece attacks the king, or by leaving a line along
/// which a piece of its own side then attacks it. Every checking move is kept; of those that leave a line, en
/// passant captures and castlings some that give no check are kept too, so the receiver tests what it gets.
template <typename Side>
class CheckSink {
public:
    static constexpr bool kStopsEarly = false;

    /// `us` is the side to move in `position`.
    CheckSink(const Position& position, Side us, MoveList& moves) noexcept : moves_(moves) {
        const Board& board = position.board();
        const Square king = board.king(~us);
        const Bitboard occupied = board.occupied();
        const Bitboard own = board.pieces(us);
        const Bitboard diagonal = Bishop::attacks(king, occupied);
        const Bitboard straight = Rook::attacks(king, occupied);
        checks_[index(PieceType::Pawn)] = Pawn::attacks(~us, king);
        checks_[index(PieceType::Knight)] = Knight::attacks(king);
        checks_[index(PieceType::Bishop)] = diagonal;
        checks_[index(PieceType::Rook)] = straight;
        checks_[index(PieceType::Queen)] = diagonal | straight;
        kingLines_ = Queen::attacks(king, kNoSquares);

        // A piece of ours that alone stands between a slider of ours and the king uncovers a check when it
        // goes.
        const Bitboard shields = own & (diagonal | straight);
        const Bitboard without = occupied ^ shields;
        Bitboard sliders = (Bishop::attacks(king, without) & board.diagonalSliders(us))
                           | (Rook::attacks(king, without) & board.straightSliders(us));
        while (sliders != 0) uncovering_ |= geometry::between(king, popFirst(sliders)) & shields;
    }

    ROQUE_INLINE void squares(PieceType type, Square from, Bitboard targets) {
        if (!contains(uncovering_, from)) targets &= checks_[index(type)];
        while (targets != 0) moves_.push(Move(from, popFirst(targets)));
    }
    ROQUE_INLINE void pawns(Move::Kind kind, int step, Bitboard targets) {
        const Bitboard uncovered = step > 0 ? uncovering_ << step : uncovering_ >> -step;
        targets &= checks_[index(PieceType::Pawn)] | uncovered;
        while (targets != 0) {
            const Square to = popFirst(targets);
            moves_.push(Move(shifted(to, -step), to, kind));
        }
    }
    void promotions(int step, Bitboard targets) {
        for (const Square to : SquaresOf(targets)) {
            const Square from = shifted(to, -step);
            for (const PieceType choice : Promotion::kChoices) {
                // The pawn leaves its square, which may have stood between: the lines of the king are asked
                // without it.
                const bool mayCheck = contains(uncovering_, from) || contains(checks_[index(choice)], to)
                                      || contains(kingLines_, to);
                if (mayCheck) moves_.push(Move(from, to, Promotion::kind(choice)));
            }
        }
    }
    void enPassant(Square from, Square target) { moves_.push(Move(from, target, Move::Kind::EnPassant)); }
    void castling(Square king, Square rook) { moves_.push(Move(king, rook, Move::Kind::Castling)); }

private:
    std::array<Bitboard, kPieceTypeCodes> checks_{};  ///< from where a piece of each type attacks the king
    Bitboard uncovering_ = kNoSquares;
    Bitboard kingLines_ = kNoSquares;  ///< all squares on a line with the king
    MoveList& moves_;
};

}  // namespace roque
