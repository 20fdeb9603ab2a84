#pragma once

#include <string>

#include "model/base/color.h"
#include "model/game/clock_text.h"
#include "plugins/sdk/score.h"

// What is written beside a move for other programs ("PGN standard, supplement": clk, emt; eval as Lichess and
// others write it).
namespace roque::match {

using roque::clockText;

/// "0.34,12": pawns for White and the depth at which they were seen; "#-3,12" for a mate in three by Black.
[[nodiscard]] std::string evaluationText(const sdk::Score& scoreForMover, Color mover, unsigned depth);

}  // namespace roque::match
