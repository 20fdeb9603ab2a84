#pragma once

#include "model/position/position.h"

namespace roque {

/// What the side to move can win by force within some plies and the exchanges that follow, in pawns by
/// Shannon's values; kMateFound if it can mate. A quick look of some thousand positions, not a search: it
/// sees what hangs.
[[nodiscard]] int materialWithin(const Position& position, unsigned plies);

/// More than any material.
inline constexpr int kMateFound = 100;

}  // namespace roque
