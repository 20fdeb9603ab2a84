#pragma once

#include <string_view>
#include <vector>

namespace roque::bench {

/// How often a benchmark measures: what its only argument says, five times at least; nine times without one.
/// Throws std::invalid_argument, with how to call the program, for anything else.
[[nodiscard]] unsigned roundsOf(std::string_view program, const std::vector<std::string_view>& arguments);

/// The value in the middle; of an even number, the upper one. There is at least one.
[[nodiscard]] double median(std::vector<double> values);

}  // namespace roque::bench
