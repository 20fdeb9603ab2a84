#pragma once

#include "model/base/export.h"
#include "model/base/message.h"
#include "model/endings/ending_value.h"
#include "model/position/position.h"

namespace roque {

/// What best play leads to in a position, as a sentence without a full stop: "White mates in 17 moves", "Best
/// play leads to a draw". Says so if the fifty-move rule comes before the mate, or may.
[[nodiscard]] ROQUE_MODEL Message describe(const Position& position, EndingValue value);

}  // namespace roque
