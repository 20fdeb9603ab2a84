#pragma once

#include "model/rules/check.h"

namespace roque {

/// A pawn that has just advanced two squares may be captured as if it had advanced one (FIDE
/// article 3.7.3.1).
///
/// Two pawns leave a rank at once, so the pins of Situation do not tell whether the king survives:
/// 8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 2 allows no e5xd6. The case is rare, so it is checked the plain way.
class EnPassant {
public:
    /// The square of the pawn that is taken when `us` capture on `target`.
    [[nodiscard]] static constexpr Square victim(Color us, Square target) noexcept {
        return shifted(target, -forwardStep(us));
    }

    /// The pawns of `us` from which `target` can be reached, legally or not.
    [[nodiscard]] ROQUE_INLINE static Bitboard capturers(const Board& board, Color us,
                                                         Square target) noexcept {
        return Pawn::attacks(~us, target) & board.pieces(us, PieceType::Pawn);
    }

    /// Whether the capture leaves the king of `us` unattacked.
    [[nodiscard]] static bool isLegal(const Board& board, Color us, Square from, Square target) noexcept {
        const Bitboard taken = bit(victim(us, target));
        const Bitboard occupied = (board.occupied() ^ bit(from) ^ taken) | bit(target);
        return (attackersTo(board, board.king(us), occupied) & board.pieces(~us) & ~taken) == 0;
    }

    /// Whether any capture on `target` is legal: only then does a position keep the en passant square, so
    /// that FEN, key and repetition (FIDE article 9.2.3.1) agree.
    [[nodiscard]] static bool isPossible(const Board& board, Color us, Square target) noexcept {
        for (const Square from : SquaresOf(capturers(board, us, target))) {
            if (isLegal(board, us, from, target)) return true;
        }
        return false;
    }

    /// Hands the legal captures of the pawns in `among` to `sink.enPassant(from, target)`.
    template <typename Sink>
    static void generate(const Board& board, Color us, Square target, Bitboard among, Sink& sink) {
        for (const Square from : SquaresOf(capturers(board, us, target) & among)) {
            if (isLegal(board, us, from, target)) sink.enPassant(from, target);
        }
    }
};

}  // namespace roque
