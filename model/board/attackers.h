#pragma once

#include "model/attacks/attacks.h"
#include "model/board/board.h"

namespace roque {

/// Every square attacked by `them`, with the squares of `occupied` blocking sliders (FIDE article 3.1.2).
///
/// To find out where a king may go, remove that king from `occupied` first; otherwise it could retreat along
/// the line of a check: 4r2k/8/8/8/4K3/8/8/8 w - - 0 1, e4-e3.
template <typename Side>
[[nodiscard]] ROQUE_INLINE Bitboard attackedBy(const Board& board, Side them, Bitboard occupied) noexcept {
    Bitboard attacked =
        attacks::pawns(them, board.pieces(them, PieceType::Pawn)) | attacks::king(board.king(them));
    for (Bitboard rest = board.pieces(them, PieceType::Knight); rest != 0;) {
        attacked |= attacks::knight(popFirst(rest));
    }
    for (Bitboard rest = board.diagonalSliders(them); rest != 0;) {
        attacked |= attacks::diagonal(popFirst(rest), occupied);
    }
    for (Bitboard rest = board.straightSliders(them); rest != 0;) {
        attacked |= attacks::straight(popFirst(rest), occupied);
    }
    return attacked;
}

/// The pieces of both sides that attack `square`, with the squares of `occupied` blocking sliders.
[[nodiscard]] ROQUE_INLINE Bitboard attackersTo(const Board& board, Square square,
                                                Bitboard occupied) noexcept {
    return (attacks::pawn(Color::Black, square) & board.pieces(Color::White, PieceType::Pawn))
           | (attacks::pawn(Color::White, square) & board.pieces(Color::Black, PieceType::Pawn))
           | (attacks::knight(square) & board.pieces(PieceType::Knight))
           | (attacks::king(square) & board.pieces(PieceType::King))
           | (attacks::diagonal(square, occupied)
              & (board.pieces(PieceType::Bishop) | board.pieces(PieceType::Queen)))
           | (attacks::straight(square, occupied)
              & (board.pieces(PieceType::Rook) | board.pieces(PieceType::Queen)));
}

}  // namespace roque
