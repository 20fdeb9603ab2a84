#pragma once

#include "model/base/export.h"
#include "model/position/position.h"

namespace roque {

/// Whether a position has only the two kings and one pawn.
[[nodiscard]] ROQUE_MODEL bool isPawnEnding(const Board& board) noexcept;

/// Whether the side with the pawn wins such an ending with best play. Exact: from a table of all positions,
/// computed backwards at the first call, which takes some hundredths of a second.
[[nodiscard]] ROQUE_MODEL bool isPawnEndingWon(const Position& position);

}  // namespace roque
