#pragma once

#include "model/movegen/generator.h"
#include "model/problem/checking_moves.h"

namespace roque {

/// Whether the side to move has a legal move.
template <typename Side>
[[nodiscard]] bool hasReply(const Position& position, Side us, const ChecksAndPins& checksAndPins) {
    AnySink sink;
    generate(position, us, checksAndPins, sink);
    return sink.isDone();
}

/// Proves of a checking move, without making it, that it is not mate because a square next to the king stays
/// free (a flight).
///
/// The attacker's pieces do not block each other's lines here, so more squares count as attacked than really
/// are: a move ruled out is never mate; one not ruled out may not be mate either.
template <typename Side>
class FlightTest {
public:
    FlightTest(const Board& board, Side us) noexcept : walls_(board.pieces(~us) ^ bit(board.king(~us))) {
        const Bitboard flights = King::attacks(board.king(~us)) & ~board.pieces(~us);
        open_ = flights == kNoSquares ? kNoSquares : flights & ~attackedBy(board, us, walls_);
    }

    /// Whether the king can go to an adjoining square after a move of `us` on this board.
    [[nodiscard]] ROQUE_INLINE bool leavesFlight(Side us, const Board& board, Move move) const noexcept {
        if (open_ == kNoSquares) return false;
        // An en passant capture opens a line through the captured pawn; castling moves two pieces.
        if (move.kind() == Move::Kind::EnPassant || move.kind() == Move::Kind::Castling) return false;
        const PieceType piece = move.isPromotion() ? move.promotion() : board.typeOn(move.from());
        return (open_ & ~(attacks(us, piece, move.to()) | bit(move.to()))) != 0;
    }

private:
    [[nodiscard]] ROQUE_INLINE Bitboard attacks(Side us, PieceType piece, Square from) const noexcept {
        switch (piece) {
            case PieceType::Pawn:
                return Pawn::attacks(us, from);
            case PieceType::Knight:
                return Knight::attacks(from);
            case PieceType::Bishop:
                return Bishop::attacks(from, walls_);
            case PieceType::Rook:
                return Rook::attacks(from, walls_);
            case PieceType::Queen:
                return Queen::attacks(from, walls_);
            default:
                return King::attacks(from);
        }
    }

    Bitboard walls_;  ///< the defender's pieces without the king
    Bitboard open_;   ///< flights that no attacker is counted as attacking
};

/// A move that checkmates at once; Move::none() if there is none.
template <typename Side>
[[nodiscard]] Move mateInOne(const Position& position, Side us) {
    const CheckingSquares checking(position.board(), us);
    MoveList checks;
    CheckSink sink(checking, position.board().king(~us), checks);
    generate(position, us, checksAndPinsOf(position.board(), us), sink);
    if (checks.empty()) return Move::none();
    const FlightTest flights(position.board(), us);
    for (const Move move : checks) {
        if (flights.leavesFlight(us, position.board(), move)) continue;
        const Position next = position.after(us, move);
        const ChecksAndPins checksAndPins = checksAndPinsOf(next.board(), ~us);
        if (checksAndPins.isCheck() && !hasReply(next, ~us, checksAndPins)) return move;
    }
    return Move::none();
}

}  // namespace roque
