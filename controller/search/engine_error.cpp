#include "controller/search/engine_error.h"

#include <fmt/format.h>

namespace roque {

Message notEnded(std::chrono::steady_clock::duration time) {
    const auto rounded = std::chrono::round<std::chrono::milliseconds>(time);
    const double seconds = std::chrono::duration<double>(rounded).count();
    return ROQUE_MESSAGE("It has not ended a search by itself within {0} s", fmt::format("{:g}", seconds));
}

}  // namespace roque
