#pragma once

#include <chrono>

namespace roque {

/// How long an engine may take beyond what it was given. All are counted from a moment, never from the
/// engine's last sign of life, so one that keeps talking runs out of time as well.
struct Deadlines {
    /// To be made, set up and told of the new game.
    std::chrono::milliseconds start{10'000};
    /// Beyond its own limit for a move, before it is told to stop.
    std::chrono::milliseconds afterLimit{2'000};
    /// To answer after it was told to stop, before it is given up. A good engine needs less than 100 ms.
    std::chrono::milliseconds afterStop{2'000};
};

}  // namespace roque
