#pragma once

#include <algorithm>

#include "model/position/position.h"
#include "plugins/bastion/base/value.h"

namespace roque::bastion {

/// The value of an evaluation as the search takes it, between the mate values. Without progress an advantage
/// is worth less and less (fifty-move rule).
[[nodiscard]] inline Value finalValue(Value value, const Position& position) noexcept {
    const Value faded = value * (200 - static_cast<int>(std::min(position.halfmoveClock(), 100U))) / 200;
    return std::clamp(faded, -kMinMate + 1, kMinMate - 1);
}

}  // namespace roque::bastion
