#include "controller/plugins/plugin_description.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include <fmt/format.h>

#include "controller/search/plugin_text.h"

namespace roque {
namespace {

constexpr std::size_t kLongestId = 64;
constexpr std::size_t kLongestName = 128;
constexpr std::size_t kLongestVersion = 64;
constexpr std::size_t kLongestHelp = 1024;
constexpr std::uint32_t kMaxOptions = 256;
constexpr std::uint32_t kMaxChoices = 256;

/// What is wrong, if anything.
using Problem = std::optional<Message>;

/// Copies a text that must be there, not empty, and fit on one line.
[[nodiscard]] Problem readLine(const char* from, std::size_t limit, std::string& into) {
    if (from == nullptr) return ROQUE_MESSAGE("the text is missing");
    const auto text = boundedText(from, limit);
    if (!text) return ROQUE_MESSAGE("the text is longer than {0} bytes", limit);
    if (text->empty()) return ROQUE_MESSAGE("the text is empty");
    if (!isOneLine(*text)) return ROQUE_MESSAGE("the text is not one line of UTF-8");
    into = *text;
    return std::nullopt;
}

[[nodiscard]] bool isIdentifier(std::string_view text) noexcept {
    return text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-_.") == std::string_view::npos;
}

/// Whether one of the words by which UCI separates the parts of a line stands in a text.
[[nodiscard]] bool hasWord(std::string_view text, std::string_view word) {
    const std::string padded = fmt::format(" {} ", text);
    return padded.find(fmt::format(" {} ", word)) != std::string::npos;
}

[[nodiscard]] Problem checkBeginning(const roque_player_plugin& plugin) {
    if (plugin.abi_version != ROQUE_PLAYER_ABI_VERSION) {
        return ROQUE_MESSAGE(
            "It is made for version {0} of the plugin interface, this program has version {1}",
            plugin.abi_version, ROQUE_PLAYER_ABI_VERSION);
    }
    if (plugin.size != sizeof(roque_player_plugin)) {
        return ROQUE_MESSAGES("Its description is {0} byte long instead of {1}",
                              "Its description is {0} bytes long instead of {1}", plugin.size,
                              sizeof(roque_player_plugin));
    }
    return std::nullopt;
}

[[nodiscard]] Problem checkFunctions(const roque_player_plugin& plugin) {
    const bool isComplete = plugin.create != nullptr && plugin.destroy != nullptr
                            && plugin.set_option != nullptr && plugin.new_game != nullptr
                            && plugin.search != nullptr;
    if (!isComplete) return ROQUE_MESSAGE("It lacks one of the five functions of a player");
    return std::nullopt;
}

[[nodiscard]] Problem readIdentity(const roque_player_plugin& plugin, PluginInfo& info) {
    if (const auto problem = readLine(plugin.id, kLongestId, info.id))
        return ROQUE_MESSAGE("Its identifier cannot be used: {0}", *problem);
    if (!isIdentifier(info.id)) {
        return ROQUE_MESSAGE("Its identifier has other characters than a to z, digits, '-', '_' and '.'");
    }
    if (const auto problem = readLine(plugin.name, kLongestName, info.name))
        return ROQUE_MESSAGE("Its name cannot be used: {0}", *problem);
    if (const auto problem = readLine(plugin.author, kLongestName, info.author))
        return ROQUE_MESSAGE("The name of its author cannot be used: {0}", *problem);
    if (const auto problem = readLine(plugin.version, kLongestVersion, info.version))
        return ROQUE_MESSAGE("Its version cannot be used: {0}", *problem);
    return std::nullopt;
}

[[nodiscard]] Problem readTick(const roque_player_option& from, PluginOption& option) {
    if (from.default_number != 0 && from.default_number != 1) {
        return ROQUE_MESSAGE("Its option {0} is neither ticked nor not", option.name);
    }
    option.kind = PluginOption::Kind::Check;
    option.defaultValue = from.default_number == 1 ? "true" : "false";
    return std::nullopt;
}

[[nodiscard]] Problem readNumber(const roque_player_option& from, PluginOption& option) {
    if (from.minimum > from.default_number || from.default_number > from.maximum) {
        return ROQUE_MESSAGE("The first value of its option {0} is not between the least and the greatest",
                             option.name);
    }
    option.kind = PluginOption::Kind::Spin;
    option.minimum = from.minimum;
    option.maximum = from.maximum;
    option.defaultValue = fmt::to_string(from.default_number);
    return std::nullopt;
}

[[nodiscard]] Problem readChoices(const roque_player_option& from, PluginOption& option) {
    option.kind = PluginOption::Kind::Combo;
    if (from.choices == nullptr || from.choice_count == 0 || from.choice_count > kMaxChoices) {
        return ROQUE_MESSAGE("Its option {0} has no choices or more than {1}", option.name, kMaxChoices);
    }
    for (const char* const text : std::span(from.choices, from.choice_count)) {
        std::string choice;
        if (const auto problem = readLine(text, kLongestName, choice))
            return ROQUE_MESSAGE("A choice of its option {0} cannot be used: {1}", option.name, *problem);
        if (hasWord(choice, "var"))
            return ROQUE_MESSAGE("A choice of its option {0} has the word \"var\"", option.name);
        option.choices.push_back(std::move(choice));
    }
    if (const auto problem = readLine(from.default_text, kLongestName, option.defaultValue))
        return ROQUE_MESSAGE("The first choice of its option {0} cannot be used: {1}", option.name, *problem);
    if (std::ranges::find(option.choices, option.defaultValue) == option.choices.end()) {
        return ROQUE_MESSAGE("The first choice of its option {0} is none of the choices", option.name);
    }
    return std::nullopt;
}

[[nodiscard]] Problem readText(const roque_player_option& from, PluginOption& option) {
    option.kind = PluginOption::Kind::String;
    const auto text = boundedText(from.default_text, kLongestHelp);
    if (!text || !isOneLine(*text)) {
        return ROQUE_MESSAGE("The first text of its option {0} is not one short line of UTF-8", option.name);
    }
    option.defaultValue = *text;
    return std::nullopt;
}

[[nodiscard]] Problem readOption(const roque_player_option& from, PluginOption& option) {
    if (const auto problem = readLine(from.name, kLongestName, option.name))
        return ROQUE_MESSAGE("The name of one of its options cannot be used: {0}", *problem);
    if (hasWord(option.name, "value") || hasWord(option.name, "type")) {
        return ROQUE_MESSAGE("The name of its option {0} has the word \"value\" or \"type\"", option.name);
    }
    if (from.help != nullptr) {
        if (const auto problem = readLine(from.help, kLongestHelp, option.help))
            return ROQUE_MESSAGE("The help for its option {0} cannot be used: {1}", option.name, *problem);
    }
    switch (from.kind) {
        case ROQUE_PLAYER_OPTION_CHECK:
            return readTick(from, option);
        case ROQUE_PLAYER_OPTION_SPIN:
            return readNumber(from, option);
        case ROQUE_PLAYER_OPTION_COMBO:
            return readChoices(from, option);
        case ROQUE_PLAYER_OPTION_BUTTON:
            option.kind = PluginOption::Kind::Button;
            return std::nullopt;
        case ROQUE_PLAYER_OPTION_STRING:
            return readText(from, option);
        default:
            return ROQUE_MESSAGE("Its option {0} is of the unknown kind {1}", option.name, from.kind);
    }
}

[[nodiscard]] Problem readOptions(const roque_player_plugin& plugin, std::vector<PluginOption>& options) {
    if (plugin.option_count > kMaxOptions) return ROQUE_MESSAGE("It has more than {0} options", kMaxOptions);
    if (plugin.option_count != 0 && plugin.options == nullptr)
        return ROQUE_MESSAGE("Its options are missing");
    for (const roque_player_option& from : std::span(plugin.options, plugin.option_count)) {
        PluginOption option;
        if (auto problem = readOption(from, option)) return problem;
        const auto isSame = [&](const PluginOption& other) {
            return isSameOptionName(other.name, option.name);
        };
        if (std::ranges::any_of(options, isSame)) {
            return ROQUE_MESSAGE("It has two options of the name {0}", option.name);
        }
        options.push_back(std::move(option));
    }
    return std::nullopt;
}

}  // namespace

Result<PluginInfo, PluginRefusal> readDescription(const roque_player_plugin& plugin) {
    using Stage = PluginRefusal::Stage;
    PluginInfo info;
    if (auto problem = checkBeginning(plugin)) return PluginRefusal{std::move(*problem), Stage::Interface};
    if (auto problem = checkFunctions(plugin)) return PluginRefusal{std::move(*problem), Stage::Interface};
    if (auto problem = readIdentity(plugin, info)) return PluginRefusal{std::move(*problem), Stage::Identity};
    if (auto problem = readOptions(plugin, info.options))
        return PluginRefusal{std::move(*problem), Stage::Options};
    info.playsChess960 = (plugin.capabilities & ROQUE_PLAYER_PLAYS_CHESS960) != 0;
    return info;
}

}  // namespace roque
