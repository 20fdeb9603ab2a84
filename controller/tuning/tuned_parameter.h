#pragma once

#include <cstdint>
#include <string>

namespace roque::tuning {

/// A parameter of an engine that is to be tuned: one of its spin options.
struct TunedParameter {
    std::string name;        ///< of the option
    double start = 0;        ///< from `least` to `most`
    std::int64_t least = 0;  ///< below `most`
    std::int64_t most = 0;
    /// How far each side of a game is from the value in the last round: above 0, and no more than the range.
    double step = 1;

    bool operator==(const TunedParameter&) const = default;
};

}  // namespace roque::tuning
