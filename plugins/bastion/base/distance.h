#pragma once

#include <algorithm>
#include <cstdlib>

#include "model/base/square.h"

namespace roque::bastion {

/// The moves that a king needs from one square to another on an empty board (Chebyshev distance).
[[nodiscard]] inline int distance(Square one, Square other) noexcept {
    const int files = std::abs(static_cast<int>(fileOf(one)) - static_cast<int>(fileOf(other)));
    const int ranks = std::abs(static_cast<int>(rankOf(one)) - static_cast<int>(rankOf(other)));
    return std::max(files, ranks);
}

}  // namespace roque::bastion
