#pragma once

#include "model/base/bitboard.h"
#include "model/base/inline.h"

namespace roque {

/// What the rules say about the side to move before any piece is looked at: who gives check and who is
/// pinned.
///
/// It is worked out once a position (situationOf, check.h). With it every move is generated legal at once;
/// none is made and taken back to see whether the king survives.
struct Situation {
    Bitboard own;          ///< pieces of the side to move
    Bitboard enemy;        ///< pieces of the other side
    Bitboard occupied;     ///< both
    Bitboard checkers;     ///< enemy pieces that give check
    Bitboard pinStraight;  ///< squares of all pins along ranks and files, pinning pieces included
    Bitboard pinDiagonal;  ///< the same along diagonals
    Bitboard evasion;      ///< where a piece other than the king must land; every square when not in check
    Square king;           ///< the king of the side to move

    [[nodiscard]] ROQUE_INLINE constexpr bool isCheck() const noexcept { return checkers != kNoSquares; }
    [[nodiscard]] ROQUE_INLINE constexpr bool isAnyPinned() const noexcept {
        return (pinStraight | pinDiagonal) != kNoSquares;
    }
    [[nodiscard]] ROQUE_INLINE constexpr bool isDoubleCheck() const noexcept { return hasSeveral(checkers); }
};

/// Which moves are wanted of the generator.
enum class Wanted : std::uint8_t {
    All,
    Noisy,  ///< captures and promotions
    Quiet,  ///< the others
};

/// Where a piece may land if only the moves wanted count.
template <Wanted Which>
[[nodiscard]] ROQUE_INLINE constexpr Bitboard landing(const Situation& situation) noexcept {
    if constexpr (Which == Wanted::Noisy)
        return situation.enemy;
    else if constexpr (Which == Wanted::Quiet)
        return ~situation.occupied;
    else
        return ~situation.own;
}

}  // namespace roque
