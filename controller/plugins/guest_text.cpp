#include "controller/plugins/guest_text.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "controller/plugins/plugin_description.h"
#include "controller/search/plugin_text.h"
#include "controller/storage/json_fields.h"
#include "plugins/sdk/roque_player_plugin.h"

namespace roque {
namespace {

constexpr std::size_t kMaxClaimed = 256;
constexpr std::size_t kLongestReason = 512;

std::string lineOf(std::string_view word, const Json& value) {
    return std::string(word) + ' ' + value.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

Json asJson(const PluginOption& option) {
    return {{"name", option.name},
            {"help", option.help},
            {"kind", static_cast<int>(option.kind)},
            {"default", option.defaultValue},
            {"minimum", option.minimum},
            {"maximum", option.maximum},
            {"choices", option.choices}};
}

/// A member of an object; the default if it is missing or of another type.
template <typename T>
T member(const Json& object, const char* name, T otherwise) {
    const auto found = object.find(name);
    if (found == object.end()) return otherwise;
    if constexpr (std::is_same_v<T, std::string>) {
        return found->is_string() ? found->template get<std::string>() : otherwise;
    } else if constexpr (std::is_same_v<T, bool>) {
        return found->is_boolean() ? found->template get<bool>() : otherwise;
    } else {
        return found->is_number_integer() ? found->template get<T>() : otherwise;
    }
}

PluginOption optionOf(const Json& said) {
    PluginOption option;
    option.name = member(said, "name", std::string());
    option.help = member(said, "help", std::string());
    option.kind = static_cast<PluginOption::Kind>(std::clamp(member(said, "kind", 255), 0, 255));
    option.defaultValue = member(said, "default", std::string());
    option.minimum = member(said, "minimum", std::int64_t{0});
    option.maximum = member(said, "maximum", std::int64_t{0});
    const auto choices = said.find("choices");
    if (choices == said.end() || !choices->is_array()) return option;
    for (const Json& choice : *choices)
        option.choices.push_back(choice.is_string() ? choice.get<std::string>() : std::string());
    return option;
}

/// The default of an option as a number, where there must be one: nothing if there is none.
std::optional<std::int64_t> numberOf(const PluginOption& option) {
    if (option.kind == PluginOption::Kind::Check) return option.defaultValue == "true" ? 1 : 0;
    if (option.kind != PluginOption::Kind::Spin) return 0;
    const Json number = Json::parse(option.defaultValue, nullptr, false);
    return number.is_number_integer() ? std::optional(number.get<std::int64_t>()) : std::nullopt;
}

/// Puts a claim into the form in which plugins of this process say the same, and has it checked like theirs.
Result<PluginInfo, PluginRefusal> check(const PluginInfo& claim) {
    std::vector<std::vector<const char*>> choices;
    std::vector<roque_player_option> options;
    for (const PluginOption& option : claim.options) {
        auto& texts = choices.emplace_back();
        for (const std::string& choice : option.choices) texts.push_back(choice.c_str());
        const auto number = numberOf(option);
        if (!number)
            return PluginRefusal{ROQUE_MESSAGE("The first value of its option {0} is not a number",
                                               shownText(option.name, kLongestReason))};
        options.push_back({option.name.c_str(), option.help.empty() ? nullptr : option.help.c_str(),
                           static_cast<std::uint32_t>(option.kind), static_cast<std::uint32_t>(texts.size()),
                           texts.data(), option.minimum, option.maximum, *number,
                           option.defaultValue.c_str()});
    }
    roque_player_plugin plugin{};
    plugin.size = sizeof plugin;
    plugin.abi_version = ROQUE_PLAYER_ABI_VERSION;
    plugin.id = claim.id.c_str();
    plugin.name = claim.name.c_str();
    plugin.author = claim.author.c_str();
    plugin.version = claim.version.c_str();
    plugin.capabilities = claim.playsChess960 ? ROQUE_PLAYER_PLAYS_CHESS960 : 0;
    plugin.option_count = static_cast<std::uint32_t>(options.size());
    plugin.options = options.data();
    // Never called: the functions are in the other process.
    plugin.create = [](roque_player_failure*) -> void* { return nullptr; };
    plugin.destroy = [](void*) {};
    plugin.set_option = [](void*, const char*, const char*, roque_player_failure*) { return 1; };
    plugin.new_game = [](void*, roque_player_failure*) { return 1; };
    plugin.search = [](void*, const roque_player_request*, roque_player_answer*) { return 1; };
    return readDescription(plugin);
}

}  // namespace

std::string toGuestText(const PluginInfo& info) {
    std::string text = lineOf("info", {{"id", info.id},
                                       {"name", info.name},
                                       {"author", info.author},
                                       {"version", info.version},
                                       {"chess960", info.playsChess960}});
    for (const PluginOption& option : info.options) text += lineOf("option", asJson(option));
    return text + "end\n";
}

std::string toGuestRefusal(std::string_view reason) {
    return lineOf("refused", {{"reason", reason}});
}

GuestReader::State GuestReader::add(std::string_view line) {
    if (state_ != State::Reading) return state_;
    const std::string_view word = line.substr(0, line.find(' '));
    if (word == "end") return end();
    if (word != "info" && word != "option" && word != "refused") return state_;
    const std::string_view text = line.substr(std::min(line.size(), word.size() + 1));
    const Json said = Json::parse(text, nullptr, false);
    if (!said.is_object()) return breakOff(ROQUE_MESSAGE("Its process says what makes no sense"));
    if (word == "refused") {
        reason_ = Message::verbatim(shownText(member(said, "reason", std::string()), kLongestReason));
        return state_ = State::Refused;
    }
    if (word == "option") {
        if (info_.options.size() > kMaxClaimed) return state_;  // check() refuses so many
        info_.options.push_back(optionOf(said));
        return state_;
    }
    info_.id = member(said, "id", std::string());
    info_.name = member(said, "name", std::string());
    info_.author = member(said, "author", std::string());
    info_.version = member(said, "version", std::string());
    info_.playsChess960 = member(said, "chess960", false);
    return state_;
}

GuestReader::State GuestReader::end() {
    auto checked = check(info_);
    if (!checked) return breakOff(checked.error().reason);
    info_ = std::move(*checked);
    return state_ = State::Complete;
}

GuestReader::State GuestReader::breakOff(Message reason) {
    reason_ = std::move(reason);
    return state_ = State::Broken;
}

}  // namespace roque
