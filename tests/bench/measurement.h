#pragma once

#include <chrono>
#include <cstdint>

namespace roque::bench {

/// One count and what it took.
struct Measurement {
    std::uint64_t nodes = 0;
    std::chrono::nanoseconds cpuTime{};
};

}  // namespace roque::bench
