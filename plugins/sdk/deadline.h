#pragma once

#include <algorithm>
#include <chrono>
#include <optional>

#include "model/base/color.h"
#include "plugins/sdk/limits.h"

namespace roque::sdk {

/// The time that a move may lose on its way to the clock, which a deadline leaves unused.
inline constexpr std::chrono::milliseconds kMoveOverhead{30};

/// The share of the clock of `us` for one move, as if thirty moves were left unless the limits say fewer, and
/// most of the increment. Never more than half of the clock. Nothing without a clock.
[[nodiscard]] inline std::optional<std::chrono::milliseconds> shareOfClock(const Limits& limits, Color us) {
    using std::chrono::milliseconds;
    constexpr unsigned kMovesExpected = 30;
    const std::optional<milliseconds> left = limits.timeLeft[us];
    if (!left) return std::nullopt;
    const milliseconds usable = std::max(*left - kMoveOverhead, milliseconds(1));
    const milliseconds increment = limits.increment[us].value_or(milliseconds(0));
    const unsigned moves = std::clamp(limits.movesToGo.value_or(kMovesExpected), 1U, kMovesExpected);
    return std::min(usable / (moves + 1) + increment * 3 / 4, usable / 2);
}

/// The time that `us` may think about this move, at least one millisecond; nothing if time is not limited.
[[nodiscard]] inline std::optional<std::chrono::milliseconds> timeForMove(const Limits& limits, Color us) {
    using std::chrono::milliseconds;
    if (limits.infinite) return std::nullopt;
    std::optional<milliseconds> time = shareOfClock(limits, us);
    if (limits.moveTime) {
        const milliseconds most = *limits.moveTime - kMoveOverhead;
        time = time ? std::min(*time, most) : most;
    }
    return time ? std::optional(std::max(*time, milliseconds(1))) : std::nullopt;
}

}  // namespace roque::sdk
