#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "model/base/color.h"

namespace roque {

/// What the clocks of a game show at one moment.
struct ClockReading {
    ByColor<std::optional<std::chrono::milliseconds>> remaining;  ///< nothing: the side has no clock
    std::optional<Color> running;                                 ///< whose clock runs; nothing: none
    std::string details;  ///< what else the clocks need to go on, in their own words

    bool operator==(const ClockReading&) const = default;
};

}  // namespace roque
