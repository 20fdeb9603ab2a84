#pragma once

#include <string_view>
#include <vector>

namespace roque::bench {

/// The number of rounds of a benchmark: its only argument, at least five; nine without one. Throws
/// std::invalid_argument, with the usage, for anything else.
[[nodiscard]] unsigned roundsOf(std::string_view program, const std::vector<std::string_view>& arguments);

/// The median; of an even number of values, the upper one. Requires at least one value.
[[nodiscard]] double median(std::vector<double> values);

}  // namespace roque::bench
