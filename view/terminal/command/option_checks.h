#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace CLI {
class Validator;
}

// What values of options have to fulfil. CLI11 has the same checks, but they speak English only.
namespace roque::terminal {

/// A whole number from `least` to `most`, both included.
[[nodiscard]] CLI::Validator wholeNumber(std::uint64_t least = 0,
                                         std::uint64_t most = std::numeric_limits<std::uint64_t>::max());

/// A number from `least` to `most`, both included.
[[nodiscard]] CLI::Validator number(double least, double most);

/// One of some words.
[[nodiscard]] CLI::Validator oneOf(std::vector<std::string> words);

}  // namespace roque::terminal
