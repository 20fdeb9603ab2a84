#pragma once

#include <cstdint>
#include <string>

namespace roque::tuning {

/// A number of an engine that is to be tuned, which is one of its spin options.
struct TunedParameter {
    std::string name;        ///< of the option
    double start = 0;        ///< from `least` to `most`
    std::int64_t least = 0;  ///< below `most`
    std::int64_t most = 0;
    double step = 1;  ///< above 0: how far each side of a game is from the value in the last round

    bool operator==(const TunedParameter&) const = default;
};

}  // namespace roque::tuning
