#pragma once

#include <chrono>
#include <cstdint>

namespace roque::bench {

/// A count and its cost.
struct Measurement {
    std::uint64_t nodes = 0;
    std::chrono::nanoseconds cpuTime{};
};

}  // namespace roque::bench
