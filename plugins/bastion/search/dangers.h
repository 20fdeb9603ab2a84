#pragma once

#include "model/attacks/attacks.h"
#include "model/base/move.h"
#include "model/board/board.h"

namespace roque::bastion {

/// Where pieces are attacked by lesser ones, so that they would be lost for less even if they are guarded:
/// minor pieces by pawns, rooks by minor pieces as well, queens by rooks as well.
class Dangers {
public:
    /// Of the pieces of `us`.
    Dangers(const Board& board, Color us) noexcept {
        const Color them = ~us;
        const Bitboard occupied = board.occupied();
        Bitboard attacked = attacks::pawns(them, board.pieces(them, PieceType::Pawn));
        toMinor_ = attacked;
        for (Bitboard rest = board.pieces(them, PieceType::Knight); rest != 0;)
            attacked |= attacks::knight(popFirst(rest));
        for (Bitboard rest = board.pieces(them, PieceType::Bishop); rest != 0;)
            attacked |= attacks::diagonal(popFirst(rest), occupied);
        toRook_ = attacked;
        for (Bitboard rest = board.pieces(them, PieceType::Rook); rest != 0;)
            attacked |= attacks::straight(popFirst(rest), occupied);
        toQueen_ = attacked;
    }

    /// What a move of a piece does about such an attack: more than 0 if the piece leaves one, less if it
    /// walks into one. 1 or -1 for a minor piece, 2 for a rook, 3 for a queen, 0 for a pawn and the king. A
    /// piece that retreats along the line of its attacker is taken to escape: nothing looks through it.
    [[nodiscard]] ROQUE_INLINE int relief(PieceType type, Move move) const noexcept {
        switch (type) {
            case PieceType::Knight:
            case PieceType::Bishop:
                return difference(toMinor_, move);
            case PieceType::Rook:
                return 2 * difference(toRook_, move);
            case PieceType::Queen:
                return 3 * difference(toQueen_, move);
            default:
                return 0;
        }
    }

private:
    [[nodiscard]] ROQUE_INLINE static int difference(Bitboard danger, Move move) noexcept {
        return static_cast<int>(contains(danger, move.from()))
               - static_cast<int>(contains(danger, move.to()));
    }

    Bitboard toMinor_;
    Bitboard toRook_;
    Bitboard toQueen_;
};

}  // namespace roque::bastion
