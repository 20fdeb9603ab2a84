#include "controller/search/plugin_option.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "controller/search/plugin_text.h"

namespace roque {
namespace {

constexpr std::size_t kLongestText = 4096;

[[nodiscard]] char lowerCase(char letter) noexcept {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

[[nodiscard]] std::string_view trimmed(std::string_view text) noexcept {
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

[[nodiscard]] std::optional<std::int64_t> numberIn(std::string_view text) noexcept {
    std::int64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, number);
    if (text.empty() || error != std::errc() || stopped != end) return std::nullopt;
    return number;
}

[[nodiscard]] PluginError refused(Message why) {
    return {PluginError::Kind::InvalidValue, std::move(why)};
}

[[nodiscard]] Result<std::string, PluginError> acceptTick(const PluginOption& option,
                                                          std::string_view value) {
    for (const std::string_view allowed : {"true", "false"}) {
        if (isSameOptionName(value, allowed)) return std::string(allowed);
    }
    return refused(ROQUE_MESSAGE("The option {0} must be true or false", option.name));
}

[[nodiscard]] Result<std::string, PluginError> acceptNumber(const PluginOption& option,
                                                            std::string_view value) {
    const auto number = numberIn(value);
    if (!number || *number < option.minimum || *number > option.maximum) {
        return refused(ROQUE_MESSAGE("The option {0} must be a number from {1} to {2}", option.name,
                                     option.minimum, option.maximum));
    }
    return fmt::to_string(*number);
}

[[nodiscard]] Result<std::string, PluginError> acceptChoice(const PluginOption& option,
                                                            std::string_view value) {
    const auto found = std::ranges::find_if(
        option.choices, [&](const std::string& choice) { return isSameOptionName(choice, value); });
    if (found == option.choices.end()) {
        return refused(ROQUE_MESSAGE("The option {0} must be one of: {1}", option.name,
                                     fmt::format("{}", fmt::join(option.choices, ", "))));
    }
    return *found;
}

[[nodiscard]] Result<std::string, PluginError> acceptText(const PluginOption& option,
                                                          std::string_view value) {
    if (value.size() > kLongestText || !isOneLine(value)) {
        return refused(
            ROQUE_MESSAGE("The option {0} must be one line of at most {1} bytes", option.name, kLongestText));
    }
    return std::string(value);
}

}  // namespace

Result<std::string, PluginError> accept(const PluginOption& option, std::string_view value) {
    switch (option.kind) {
        case PluginOption::Kind::Check:
            return acceptTick(option, trimmed(value));
        case PluginOption::Kind::Spin:
            return acceptNumber(option, trimmed(value));
        case PluginOption::Kind::Combo:
            return acceptChoice(option, trimmed(value));
        case PluginOption::Kind::Button:
            return std::string();
        case PluginOption::Kind::String:
            break;
    }
    return acceptText(option, value);
}

std::string toUci(const PluginOption& option) {
    std::string text = "option name " + option.name + " type ";
    switch (option.kind) {
        case PluginOption::Kind::Check:
            return text + "check default " + option.defaultValue;
        case PluginOption::Kind::Spin:
            return text
                   + fmt::format("spin default {} min {} max {}", option.defaultValue, option.minimum,
                                 option.maximum);
        case PluginOption::Kind::Combo:
            text += "combo default " + option.defaultValue;
            for (const std::string& choice : option.choices) text += " var " + choice;
            return text;
        case PluginOption::Kind::Button:
            return text + "button";
        case PluginOption::Kind::String:
            break;
    }
    return text + "string default " + (option.defaultValue.empty() ? "<empty>" : option.defaultValue);
}

const PluginOption* findOption(const std::vector<PluginOption>& options, std::string_view name) noexcept {
    const auto found = std::ranges::find_if(
        options, [name](const PluginOption& option) { return isSameOptionName(option.name, name); });
    return found == options.end() ? nullptr : &*found;
}

bool isSameOptionName(std::string_view one, std::string_view other) noexcept {
    return std::ranges::equal(one, other, {}, lowerCase, lowerCase);
}

}  // namespace roque
