#include "tests/bench/rounds.h"

#include <algorithm>
#include <charconv>
#include <stdexcept>

#include <fmt/format.h>

namespace roque::bench {
namespace {

constexpr unsigned kMin = 5;
constexpr unsigned kDefault = 9;

}  // namespace

unsigned roundsOf(std::string_view program, const std::vector<std::string_view>& arguments) {
    unsigned rounds = kDefault;
    if (arguments.empty()) return rounds;
    const std::string_view text = arguments[0];
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), rounds);
    if (arguments.size() > 1 || error != std::errc() || end != text.data() + text.size() || rounds < kMin)
        throw std::invalid_argument(fmt::format("usage: {} [ROUNDS], {} at least", program, kMin));
    return rounds;
}

double median(std::vector<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

}  // namespace roque::bench
