#pragma once

#include <cstddef>
#include <optional>

#include "controller/tuning/spsa.h"

namespace roque::tuning {

/// A round of a tuning that has been played.
struct TuningRound {
    std::size_t number = 0;     ///< from 0
    std::optional<int> points;  ///< of the plus side, less those of the other; nothing: a game was void
    Spsa::Values values{};      ///< after it

    bool operator==(const TuningRound&) const = default;
};

}  // namespace roque::tuning
