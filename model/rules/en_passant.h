#pragma once

#include "model/board/attackers.h"

namespace roque {

/// En passant: a pawn that has just advanced two squares may be captured as if it had advanced one (FIDE
/// article 3.7.3.1).
///
/// Two pawns leave a rank at once, so pin masks do not tell whether the king survives: 8/8/8/K2pP2r/8/8/8/4k3
/// w - d6 0 2 does not allow e5xd6. The case is rare, so isLegal() tests the king after the capture.
class EnPassant {
public:
    /// The square of the captured pawn when `us` captures on `target`.
    [[nodiscard]] static constexpr Square victim(Color us, Square target) noexcept {
        return shifted(target, -forwardStep(us));
    }

    /// The pawns of `us` that attack `target`, whether or not the capture is legal.
    [[nodiscard]] ROQUE_INLINE static Bitboard capturers(const Board& board, Color us,
                                                         Square target) noexcept {
        return attacks::pawn(~us, target) & board.pieces(us, PieceType::Pawn);
    }

    /// Whether the king of `us` is not attacked after the capture.
    [[nodiscard]] static bool isLegal(const Board& board, Color us, Square from, Square target) noexcept {
        const Bitboard taken = bit(victim(us, target));
        const Bitboard occupied = (board.occupied() ^ bit(from) ^ taken) | bit(target);
        return (attackersTo(board, board.king(us), occupied) & board.pieces(~us) & ~taken) == 0;
    }

    /// Whether any capture on `target` is legal. Only then does a position keep its en passant square, so
    /// that FEN, key and repetition (FIDE article 9.2.3.1) agree.
    [[nodiscard]] static bool isPossible(const Board& board, Color us, Square target) noexcept {
        for (const Square from : SquaresOf(capturers(board, us, target))) {
            if (isLegal(board, us, from, target)) return true;
        }
        return false;
    }

    /// Calls `sink.enPassant(from, target)` for each legal capture by a pawn in `among`.
    template <typename Sink>
    static void generate(const Board& board, Color us, Square target, Bitboard among, Sink& sink) {
        for (const Square from : SquaresOf(capturers(board, us, target) & among)) {
            if (isLegal(board, us, from, target)) sink.enPassant(from, target);
        }
    }
};

}  // namespace roque
