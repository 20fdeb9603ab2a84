#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace roque {

/// What stands for the places marked {} if a sentence follows a pattern; nothing if it does not. Where
/// several ways are possible the first places are as short as can be.
[[nodiscard]] std::optional<std::vector<std::string_view>> argumentsOf(std::string_view pattern,
                                                                       std::string_view sentence);

/// The pattern with its places filled, in their order.
[[nodiscard]] std::string filled(std::string_view pattern, std::span<const std::string> arguments);

/// How many bytes of a pattern stand in all sentences that follow it.
[[nodiscard]] std::size_t fixedLength(std::string_view pattern) noexcept;

}  // namespace roque
