#pragma once

#include "model/pieces/sinks.h"
#include "model/problem/checking_moves.h"

namespace roque {

/// Whether the side to move has any reply.
template <typename Side>
[[nodiscard]] bool hasReply(const Position& position, Side us, const Situation& situation) {
    AnySink sink;
    generate(position, us, situation, sink);
    return sink.isDone();
}

/// Tells, without making it, of a move that gives check that it cannot be mate because a square beside the
/// king stays free.
///
/// The attacker's pieces are taken for air to each other's lines, so more squares count as attacked than are:
/// a move that is ruled out is no mate, one that is not may still be none.
template <typename Side>
class FlightTest {
public:
    FlightTest(const Board& board, Side us) noexcept : walls_(board.pieces(~us) ^ bit(board.king(~us))) {
        const Bitboard flights = King::attacks(board.king(~us)) & ~board.pieces(~us);
        open_ = flights == kNoSquares ? kNoSquares : flights & ~attackedBy(board, us, walls_);
    }

    /// Whether the king can go to a square beside it after a move of `us`, of whose board this is.
    [[nodiscard]] ROQUE_INLINE bool leavesFlight(Side us, const Board& board, Move move) const noexcept {
        if (open_ == kNoSquares) return false;
        // A capture en passant opens a line by the pawn it takes; a castling moves two pieces.
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
    Bitboard open_;   ///< squares beside the king that no attacker can be said to attack
};

/// A move that checkmates at once, Move::none() if there is none.
template <typename Side>
[[nodiscard]] Move mateInOne(const Position& position, Side us) {
    const CheckingSquares checking(position.board(), us);
    MoveList checks;
    CheckSink sink(checking, position.board().king(~us), checks);
    generate(position, us, situationOf(position.board(), us), sink);
    if (checks.empty()) return Move::none();
    const FlightTest flights(position.board(), us);
    for (const Move move : checks) {
        if (flights.leavesFlight(us, position.board(), move)) continue;
        const Position next = position.after(us, move);
        const Situation situation = situationOf(next.board(), ~us);
        if (situation.isCheck() && !hasReply(next, ~us, situation)) return move;
    }
    return Move::none();
}

}  // namespace roque
