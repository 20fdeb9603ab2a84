#pragma once

#include "model/attacks/attacks.h"
#include "model/board/board.h"

namespace roque {

/// Which pieces give check to the side to move, and which of its pieces are pinned.
///
/// Computed once per position (checksAndPinsOf). With it every generated move is legal at once: no move is
/// made and taken back to see whether the king survives.
struct ChecksAndPins {
    Bitboard own;          ///< pieces of the side to move
    Bitboard enemy;        ///< pieces of the opponent
    Bitboard occupied;     ///< both
    Bitboard checkers;     ///< enemy pieces that give check
    Bitboard pinStraight;  ///< squares of all pins along ranks and files, the pinning pieces included
    Bitboard pinDiagonal;  ///< the same along diagonals
    Bitboard checkMask;    ///< where a piece other than the king must land; all squares when not in check
    Square king;           ///< king of the side to move

    [[nodiscard]] ROQUE_INLINE constexpr bool isCheck() const noexcept { return checkers != kNoSquares; }
    [[nodiscard]] ROQUE_INLINE constexpr bool isAnyPinned() const noexcept {
        return (pinStraight | pinDiagonal) != kNoSquares;
    }
    [[nodiscard]] ROQUE_INLINE constexpr bool isDoubleCheck() const noexcept { return hasSeveral(checkers); }
};

/// Computes the checks and pins against `us`, which must have exactly one king.
template <typename Side>
[[nodiscard]] ROQUE_INLINE ChecksAndPins checksAndPinsOf(const Board& board, Side us) noexcept {
    ChecksAndPins result;
    result.own = board.pieces(us);
    result.enemy = board.pieces(~us);
    result.occupied = result.own | result.enemy;
    result.king = board.king(us);
    result.checkers = (attacks::knight(result.king) & board.pieces(~us, PieceType::Knight))
                      | (attacks::pawn(us, result.king) & board.pieces(~us, PieceType::Pawn));

    // Enemy sliders that would attack the king if our own pieces were not there. With none of our pieces in
    // between they give check, with one in between they pin it.
    const auto scan = [&](Bitboard sliders, Bitboard& pins) {
        while (sliders != 0) {
            const Square slider = popFirst(sliders);
            const Bitboard path = geometry::between(result.king, slider);
            const Bitboard shield = path & result.own;
            if (shield == 0)
                result.checkers |= bit(slider);
            else if (!hasSeveral(shield))
                pins |= path | bit(slider);
        }
    };
    result.pinDiagonal = kNoSquares;
    result.pinStraight = kNoSquares;
    scan(attacks::diagonal(result.king, result.enemy) & board.diagonalSliders(~us), result.pinDiagonal);
    scan(attacks::straight(result.king, result.enemy) & board.straightSliders(~us), result.pinStraight);

    result.checkMask = kAllSquares;
    if (result.isCheck())
        result.checkMask = geometry::between(result.king, firstOf(result.checkers)) | result.checkers;
    return result;
}

}  // namespace roque
