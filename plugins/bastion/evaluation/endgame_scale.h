#pragma once

#include "model/board/board.h"

namespace roque::bastion {

/// How much of an endgame advantage counts, in 64ths: less where the stronger side will hardly win.
inline constexpr int kFullScale = 64;
[[nodiscard]] int endgameScale(const Board& board, Color stronger) noexcept;

/// What drives a lone king to the edge, and the winner's king near it: a value for `winner`, 0 unless the
/// other side has nothing but its king.
[[nodiscard]] int drivingBonus(const Board& board, Color winner) noexcept;

}  // namespace roque::bastion
