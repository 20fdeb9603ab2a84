#pragma once

#include "model/base/bitboard.h"
#include "model/base/export.h"
#include "model/position/position.h"

namespace roque {

/// A chain of pawns none of which can ever move again, with kings and bishops that cannot open it.
///
/// `4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4KB2 w - - 0 1`: no king finds a way through, and no bishop finds a pawn to
/// capture or to be captured by. The pawns alone determine which squares such pieces can ever reach, so flood
/// fills decide whether a mate is possible, without trying a move.
class ROQUE_MODEL PawnWall {
public:
    /// Whether the position has only kings, bishops and pawns, and no pawn can advance or capture a pawn. The
    /// quick test to make first.
    [[nodiscard]] static bool isBlocked(const Position& position) noexcept;

    /// Computes the reachable squares of a position for which isBlocked() is true.
    explicit PawnWall(const Board& board) noexcept;

    /// Whether some piece may reach a square where it captures a pawn or a pawn captures it. If not, the
    /// pawns never move.
    [[nodiscard]] bool canBeOpened() const noexcept { return canBeOpened_; }

    /// Whether, while the wall stays closed, a side could give mate with its bishops after any later move. A
    /// mate already on the board is not considered. May return true wrongly, never false.
    [[nodiscard]] bool allowsMateBy(Color side) const noexcept;

private:
    void fillKing(Color side) noexcept;
    void fillBishop(Color side, Square from) noexcept;
    [[nodiscard]] bool mayBeMated(Color side, Square king, Square enemyKing) const noexcept;

    ByColor<Bitboard> pawns_;
    ByColor<Bitboard> pawnAttacks_;
    ByColor<Bitboard> kings_;    ///< squares a side's king can reach
    ByColor<Bitboard> bishops_;  ///< squares a side's bishops can reach
    ByColor<Bitboard> guarded_;  ///< squares a side's bishops can attack or protect
    bool canBeOpened_ = false;
};

}  // namespace roque
