#pragma once

#include "model/board/board.h"
#include "model/pieces/pieces.h"
#include "model/rules/situation.h"

namespace roque {

/// Every square that `them` attack with the squares of `occupied` taken (FIDE article 3.1.2).
///
/// To learn where a king may go, lift it off `occupied` first: else it would retreat along the line of a
/// check.
template <typename Side>
[[nodiscard]] ROQUE_INLINE Bitboard attackedBy(const Board& board, Side them, Bitboard occupied) noexcept {
    Bitboard attacked =
        Pawn::attacks(them, board.pieces(them, PieceType::Pawn)) | King::attacks(board.king(them));
    for (Bitboard rest = board.pieces(them, PieceType::Knight); rest != 0;) {
        attacked |= Knight::attacks(popFirst(rest));
    }
    for (Bitboard rest = board.diagonalSliders(them); rest != 0;) {
        attacked |= Bishop::attacks(popFirst(rest), occupied);
    }
    for (Bitboard rest = board.straightSliders(them); rest != 0;) {
        attacked |= Rook::attacks(popFirst(rest), occupied);
    }
    return attacked;
}

/// The pieces of both sides that attack a square with the squares of `occupied` taken.
[[nodiscard]] ROQUE_INLINE Bitboard attackersTo(const Board& board, Square square,
                                                Bitboard occupied) noexcept {
    return (Pawn::attacks(Color::Black, square) & board.pieces(Color::White, PieceType::Pawn))
           | (Pawn::attacks(Color::White, square) & board.pieces(Color::Black, PieceType::Pawn))
           | (Knight::attacks(square) & board.pieces(PieceType::Knight))
           | (King::attacks(square) & board.pieces(PieceType::King))
           | (Bishop::attacks(square, occupied)
              & (board.pieces(PieceType::Bishop) | board.pieces(PieceType::Queen)))
           | (Rook::attacks(square, occupied)
              & (board.pieces(PieceType::Rook) | board.pieces(PieceType::Queen)));
}

/// Works out checks and pins for the side `us` of a board on which that side has one king.
template <typename Side>
[[nodiscard]] ROQUE_INLINE Situation situationOf(const Board& board, Side us) noexcept {
    Situation situation;
    situation.own = board.pieces(us);
    situation.enemy = board.pieces(~us);
    situation.occupied = situation.own | situation.enemy;
    situation.king = board.king(us);
    situation.checkers = (Knight::attacks(situation.king) & board.pieces(~us, PieceType::Knight))
                         | (Pawn::attacks(us, situation.king) & board.pieces(~us, PieceType::Pawn));

    // Enemy sliders that would see the king if our own pieces were air: with none between they give check,
    // with one between they pin it.
    const auto scan = [&](Bitboard sliders, Bitboard& pins) {
        while (sliders != 0) {
            const Square slider = popFirst(sliders);
            const Bitboard path = geometry::between(situation.king, slider);
            const Bitboard shield = path & situation.own;
            if (shield == 0)
                situation.checkers |= bit(slider);
            else if (!hasSeveral(shield))
                pins |= path | bit(slider);
        }
    };
    situation.pinDiagonal = kNoSquares;
    situation.pinStraight = kNoSquares;
    scan(Bishop::attacks(situation.king, situation.enemy) & board.diagonalSliders(~us),
         situation.pinDiagonal);
    scan(Rook::attacks(situation.king, situation.enemy) & board.straightSliders(~us), situation.pinStraight);

    situation.evasion = kAllSquares;
    if (situation.isCheck()) {
        situation.evasion =
            geometry::between(situation.king, firstOf(situation.checkers)) | situation.checkers;
    }
    return situation;
}

}  // namespace roque
