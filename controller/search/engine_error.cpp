#include "controller/search/engine_error.h"

#include <fmt/format.h>

namespace roque {

Message notEnded(std::chrono::steady_clock::duration time) {
    const auto rounded = std::chrono::round<std::chrono::milliseconds>(time);
    const double seconds = std::chrono::duration<double>(rounded).count();
    return ROQUE_MESSAGE("It has not ended a search by itself within {0} s", fmt::format("{:g}", seconds));
}

Message grantedTime(std::chrono::milliseconds time) {
    const auto seconds = std::chrono::floor<std::chrono::seconds>(time);
    return seconds == time ? ROQUE_MESSAGES("{0} second", "{0} seconds", seconds.count())
                           : ROQUE_MESSAGE("{0} ms", time.count());
}

}  // namespace roque
