#pragma once

#include <chrono>

namespace roque {

/// How long an engine may take beyond its limits. Nothing that the engine says meanwhile extends a deadline.
struct Deadlines {
    /// To start, take its options and begin a new game.
    std::chrono::milliseconds start{10'000};
    /// Beyond its own limit for a move, before it is told to stop.
    std::chrono::milliseconds afterLimit{2'000};
    /// To answer after it was told to stop; then it is given up. A good engine needs less than 100 ms.
    std::chrono::milliseconds afterStop{2'000};
};

}  // namespace roque
