#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "plugins/sdk/roque_player_plugin.h"

// A player declares its options in a `static constexpr std::array kOptions{...}` of its class. The texts are
// literals: they must live as long as the plugin.
namespace roque::sdk {

using Option = roque_player_option;

/// Whether a check box is ticked by default.
enum class Ticked : std::uint8_t { No, Yes };

/// A check box.
[[nodiscard]] constexpr Option checkOption(const char* name, const char* help, Ticked atFirst) noexcept {
    Option option{};
    option.name = name;
    option.help = help;
    option.kind = ROQUE_PLAYER_OPTION_CHECK;
    option.default_number = atFirst == Ticked::Yes ? 1 : 0;
    return option;
}

/// A whole number from `minimum` to `maximum`.
[[nodiscard]] constexpr Option spinOption(const char* name, const char* help, std::int64_t atFirst,
                                          std::int64_t minimum, std::int64_t maximum) noexcept {
    Option option{};
    option.name = name;
    option.help = help;
    option.kind = ROQUE_PLAYER_OPTION_SPIN;
    option.default_number = atFirst;
    option.minimum = minimum;
    option.maximum = maximum;
    return option;
}

/// One of several texts. `choices` is a static array, and `atFirst` is in it.
[[nodiscard]] constexpr Option comboOption(const char* name, const char* help, const char* atFirst,
                                           std::span<const char* const> choices) noexcept {
    Option option{};
    option.name = name;
    option.help = help;
    option.kind = ROQUE_PLAYER_OPTION_COMBO;
    option.default_text = atFirst;
    option.choices = choices.data();
    option.choice_count = static_cast<std::uint32_t>(choices.size());
    return option;
}

/// A button: an action that takes place at once.
[[nodiscard]] constexpr Option buttonOption(const char* name, const char* help) noexcept {
    Option option{};
    option.name = name;
    option.help = help;
    option.kind = ROQUE_PLAYER_OPTION_BUTTON;
    return option;
}

/// One line of text.
[[nodiscard]] constexpr Option stringOption(const char* name, const char* help,
                                            const char* atFirst) noexcept {
    Option option{};
    option.name = name;
    option.help = help;
    option.kind = ROQUE_PLAYER_OPTION_STRING;
    option.default_text = atFirst;
    return option;
}

}  // namespace roque::sdk
