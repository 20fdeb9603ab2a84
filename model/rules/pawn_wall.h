#pragma once

#include "model/base/bitboard.h"
#include "model/base/export.h"
#include "model/position/position.h"

namespace roque {

/// A chain of pawns in which none can ever move again, with kings and bishops that cannot open it.
///
/// `4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4KB2 w - - 0 1`: no king finds a way through, and no bishop a pawn to
/// capture or to be captured by. What such pieces can ever reach follows from the pawns alone, so whether
/// there can be a mate is decided by filling the board, without trying a move.
class ROQUE_MODEL PawnWall {
public:
    /// Whether a board holds only kings, bishops and pawns, and no pawn can advance or capture a pawn: the
    /// quick test, to be made first.
    [[nodiscard]] static bool isBlocked(const Position& position) noexcept;

    /// Fills the board of a position that is blocked.
    explicit PawnWall(const Board& board) noexcept;

    /// Whether some piece may reach a square where it captures a pawn or is captured by one. If not, the
    /// pawns stay where they are for ever.
    [[nodiscard]] bool canBeOpened() const noexcept { return canBeOpened_; }

    /// Whether, as long as the wall is not opened, a side could give mate with its bishops after any move
    /// from now on. A mate on the board already is not looked at. May say yes too often, never no.
    [[nodiscard]] bool allowsMateBy(Color side) const noexcept;

private:
    void fillKing(Color side) noexcept;
    void fillBishop(Color side, Square from) noexcept;
    [[nodiscard]] bool mayBeMated(Color side, Square king, Square enemyKing) const noexcept;

    ByColor<Bitboard> pawns_;
    ByColor<Bitboard> pawnAttacks_;
    ByColor<Bitboard> kings_;    ///< where a side's king may come to stand
    ByColor<Bitboard> bishops_;  ///< where a side's bishops may come to stand
    ByColor<Bitboard> guarded_;  ///< what a side's bishops may come to attack or protect
    bool canBeOpened_ = false;
};

}  // namespace roque
