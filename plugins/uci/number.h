#pragma once

#include <charconv>
#include <optional>
#include <string_view>

namespace roque::uci {

/// The whole text as a number; nothing if it is not a number or does not fit the type.
template <typename Number>
[[nodiscard]] std::optional<Number> numberOf(std::string_view text) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

}  // namespace roque::uci
