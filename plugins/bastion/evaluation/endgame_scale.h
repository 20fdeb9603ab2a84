#pragma once

#include "model/board/board.h"

namespace roque::bastion {

/// The share of the endgame value that counts, in 64ths: less where the stronger side will hardly win.
inline constexpr int kFullScale = 64;
[[nodiscard]] int endgameScale(const Board& board, Color stronger) noexcept;

/// A bonus for `winner` that drives a lone king to the edge and brings its own king near; 0 unless the
/// opponent has only a king and `winner` can mate it.
[[nodiscard]] int drivingBonus(const Board& board, Color winner) noexcept;

}  // namespace roque::bastion
