#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "model/base/color.h"

namespace roque {

/// The clock times of a game at one moment.
struct ClockReading {
    ByColor<std::optional<std::chrono::milliseconds>> remaining;  ///< not set if the side has no clock
    std::optional<Color> running;                                 ///< whose clock runs, if one does
    std::string details;  ///< what else is needed to resume, as readClocks() writes it

    bool operator==(const ClockReading&) const = default;
};

}  // namespace roque
