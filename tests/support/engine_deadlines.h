#pragma once

#include <chrono>

#include "controller/engines/engine_deadlines.h"

namespace roque::test {

/// Deadlines that a healthy engine keeps on any machine. A test of one that hangs shortens `stop`.
[[nodiscard]] constexpr EngineDeadlines patientDeadlines(
    std::chrono::milliseconds stop = std::chrono::seconds(20),
    std::chrono::milliseconds quit = std::chrono::milliseconds(200)) noexcept {
    constexpr std::chrono::seconds kLong{20};
    return {.start = kLong,
            .load = kLong,
            .ready = kLong,
            .stop = stop,
            .quit = quit,
            .terminate = std::chrono::milliseconds(100),
            .lastWords = std::chrono::milliseconds(500)};
}

}  // namespace roque::test
