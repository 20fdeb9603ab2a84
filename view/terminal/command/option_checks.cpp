#include "view/terminal/command/option_checks.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include "view/terminal/command/terminal_text.h"

namespace roque::terminal {
namespace {

constexpr std::uint64_t kUnbounded = std::numeric_limits<std::uint64_t>::max();

template <typename Number>
std::optional<Number> read(std::string_view text) {
    Number value{};
    const char* const end = text.data() + text.size();
    const auto [next, error] = std::from_chars(text.data(), end, value);
    return error == std::errc() && next == end ? std::optional(value) : std::nullopt;
}

/// Whether a text is a whole number, but more than 64 bits hold.
bool isTooLarge(std::string_view text) {
    std::uint64_t value = 0;
    const char* const end = text.data() + text.size();
    const auto [next, error] = std::from_chars(text.data(), end, value);
    return error == std::errc::result_out_of_range && next == end;
}

std::string faultOfWhole(const std::string& text, std::uint64_t least, std::uint64_t most) {
    const auto value = read<std::uint64_t>(text);
    if (value && *value >= least && *value <= most) return "";
    if (most == kUnbounded && isTooLarge(text))
        return terminalText(ROQUE_MESSAGE("{0} is too large; the most is {1}", text, std::to_string(most)));
    return terminalText(most == kUnbounded ? ROQUE_MESSAGE("{0} is not a whole number from {1} on", text,
                                                           std::to_string(least))
                                           : ROQUE_MESSAGE("{0} is not a whole number from {1} to {2}", text,
                                                           std::to_string(least), std::to_string(most)));
}

}  // namespace

CLI::Validator wholeNumber(std::uint64_t least, std::uint64_t most) {
    const std::string bounds =
        most == kUnbounded ? fmt::format("{}...", least) : fmt::format("{}...{}", least, most);
    return {[least, most](const std::string& text) { return faultOfWhole(text, least, most); }, bounds};
}

CLI::Validator number(double least, double most) {
    const auto fault = [least, most](const std::string& text) {
        const auto value = read<double>(text);
        if (value && *value >= least && *value <= most) return std::string();
        return terminalText(ROQUE_MESSAGE("{0} is not a number from {1} to {2}", text,
                                          fmt::format("{}", least), fmt::format("{}", most)));
    };
    return {fault, fmt::format("{}...{}", least, most)};
}

CLI::Validator oneOf(std::vector<std::string> words) {
    const std::string known = fmt::format("{}", fmt::join(words, ", "));
    const auto fault = [words = std::move(words), known](const std::string& text) {
        if (std::ranges::find(words, text) != words.end()) return std::string();
        return terminalText(ROQUE_MESSAGE("'{0}' is none of {1}", text, known));
    };
    return {fault, known};
}

}  // namespace roque::terminal
