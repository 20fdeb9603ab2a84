#include "controller/match/player_spec.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "controller/engines/uci_source.h"
#include "controller/plugins/missing_player.h"
#include "controller/plugins/plugin_source.h"

namespace roque::match {
namespace {

template <typename Number>
std::optional<Number> numberOf(std::string_view text) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number == 0) return std::nullopt;
    return number;
}

/// The parts between commas; "\," and "\\" do not end a part.
std::vector<std::string> splitAtCommas(std::string_view text) {
    std::vector<std::string> parts(1);
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '\\' && at + 1 < text.size() && (text[at + 1] == ',' || text[at + 1] == '\\'))
            parts.back() += text[++at];
        else if (text[at] == ',')
            parts.emplace_back();
        else
            parts.back() += text[at];
    }
    return parts;
}

using Outcome = Result<void, Message>;

constexpr std::string_view kProfile = "profile";

Outcome badNumber(const std::string& name, const std::string& value) {
    return failure<void>(ROQUE_MESSAGE("{0}={1}: not a number above 0", name, value));
}

Outcome setTime(const std::string& value, MatchPlayer& player) {
    auto time = parseMatchTime(value);
    if (!time) return failure<void>(std::move(time).error());
    player.limits.time = *time;
    return {};
}

/// One setting after the colon.
Outcome apply(const std::string& name, const std::string& value, MatchPlayer& player) {
    if (name == "name") {
        if (value.empty()) return failure<void>(ROQUE_MESSAGE("{0}= is empty", name));
        player.name = value;
    } else if (name == "tc") {
        return setTime(value, player);
    } else if (name == "movetime") {
        const auto time = numberOf<unsigned>(value);
        if (!time) return badNumber(name, value);
        player.limits.time = TimePerMove{ClockTime{*time}};
    } else if (name == "depth") {
        player.limits.depth = numberOf<unsigned>(value);
        if (!player.limits.depth) return badNumber(name, value);
    } else if (name == "nodes") {
        player.limits.nodes = numberOf<std::uint64_t>(value);
        if (!player.limits.nodes) return badNumber(name, value);
    } else if (name == "arg") {
        player.command.arguments.push_back(value);
    } else if (name == "dir") {
        player.command.folder = value;
    } else {
        player.options.emplace_back(name, value);
    }
    return {};
}

/// A player's own limits replace the common ones: a depth in place of a clock, not beside it.
void forgetLimitsOfAll(const std::vector<std::string>& parts, MatchPlayer& player) {
    const bool hasOwn = std::ranges::any_of(parts, [](const std::string& part) {
        return std::ranges::any_of(std::array{"tc=", "movetime=", "depth=", "nodes="},
                                   [&](const char* name) { return part.starts_with(name); });
    });
    if (hasOwn) player.limits = {};
}

/// Sets the options of the profile that is named, or else of the first.
Outcome applyProfile(const StoredEngine& engine, const std::vector<std::string>& parts, MatchPlayer& player) {
    const EngineProfile* profile = findProfile(engine, {});
    for (const std::string& part : parts) {
        if (!part.starts_with(std::string(kProfile) + '=')) continue;
        const std::string name = part.substr(kProfile.size() + 1);
        profile = findProfileNamed(engine, name);
        if (profile == nullptr)
            return failure<void>(ROQUE_MESSAGE("{0} has no profile '{1}'", engine.name, name));
        player.name = fullName(engine, *profile);
    }
    if (profile == nullptr) return {};
    for (const auto& value : inSendingOrder(profile->options)) player.options.push_back(value);
    return {};
}

/// What was set last of each option, in the order in which it was set.
OptionValues lastOfEach(const OptionValues& options) {
    OptionValues last;
    for (const auto& option : options) {
        std::erase_if(last, [&](const auto& each) { return isSameOptionName(each.first, option.first); });
        last.push_back(option);
    }
    return last;
}

/// What is set about a player, or will be if it takes it.
std::map<std::string, std::string> optionsOf(const MatchPlayer& player) {
    std::map<std::string, std::string> options(player.options.begin(), player.options.end());
    const auto isSet = [&](const std::string& name) {
        return std::ranges::any_of(player.options,
                                   [&](const auto& each) { return isSameOptionName(each.first, name); });
    };
    for (const auto& wish : player.wishes)
        if (!isSet(wish.first)) options.insert(wish);
    return options;
}

}  // namespace

Result<TimeControl, Message> parseMatchTime(std::string_view text) {
    const auto time = parseTimeControl(text);
    if (!time)
        return failure<TimeControl>(
            ROQUE_MESSAGE("'{0}' is not a time such as 2+0.02, 40/60 or 60: {1}", text, time.error()));
    if (std::holds_alternative<TimePerMove>(*time)) return *time;
    const auto* const staged = std::get_if<StagedTime>(&*time);
    const bool canBeSaid =
        staged != nullptr && std::ranges::all_of(staged->stages, [](const TimeStage& stage) {
            return stage.bonus == ClockTime{0} || stage.kind == MoveBonus::Increment;
        });
    if (!canBeSaid)
        return failure<TimeControl>(ROQUE_MESSAGE(
            "'{0}' cannot be told to an engine: UCI knows time, moves and increment only", text));
    return *time;
}

const StoredEngine* listedEngine(std::string_view text, const PlayerDefaults& defaults) {
    const std::string_view who = text.substr(0, text.find(':'));
    const bool isOther = who.find('/') != std::string_view::npos
                         || (defaults.plugins != nullptr && defaults.plugins->find(who) != nullptr);
    return isOther ? nullptr : findEngineNamed(defaults.engines, who);
}

Result<MatchPlayer, Message> parsePlayer(std::string_view text, const PlayerDefaults& defaults) {
    const std::size_t colon = text.find(':');
    const std::string who(text.substr(0, colon));
    const auto refuse = [text](Message why) {
        return failure<MatchPlayer>(ROQUE_MESSAGE("player '{0}': {1}", text, std::move(why)));
    };
    if (who.empty()) return refuse(ROQUE_MESSAGE("the id or the program is missing"));

    MatchPlayer player;
    player.name = who;
    player.limits = defaults.limits;
    player.wishes = {{"Hash", fmt::to_string(defaults.megabytes)},
                     {"Threads", fmt::to_string(defaults.threads)},
                     {"OwnBook", "false"}};
    const bool isProgram = who.find('/') != std::string::npos;
    const StoredEngine* const listed = listedEngine(text, defaults);
    if (isProgram) {
        player.name = std::filesystem::path(who).filename().string();
        player.command.program = who;
    } else if (listed != nullptr) {
        player.name = listed->name;
        player.command = listed->command;
    } else {
        player.command = hostedPlugin(defaults.host, who);
    }
    const auto parts =
        colon == std::string_view::npos ? std::vector<std::string>() : splitAtCommas(text.substr(colon + 1));
    if (listed != nullptr) {
        if (auto set = applyProfile(*listed, parts, player); !set) return refuse(set.error());
    }
    forgetLimitsOfAll(parts, player);
    for (const std::string& part : parts) {
        const std::size_t equals = part.find('=');
        const std::string name = part.substr(0, equals);
        if (name.empty() || (equals == std::string::npos && !isProgram))
            return refuse(ROQUE_MESSAGE("NAME=VALUE is wanted, not '{0}'", part));
        const std::string value = equals == std::string::npos ? "" : part.substr(equals + 1);
        if (!isProgram && (name == "arg" || name == "dir"))
            return refuse(ROQUE_MESSAGE("{0} is for programs, not for plugins", name));
        if (listed != nullptr && name == kProfile) continue;
        if (auto applied = apply(name, value, player); !applied) return refuse(applied.error());
    }
    if (listed != nullptr) player.options = lastOfEach(player.options);
    if (!isProgram && listed == nullptr && defaults.plugins != nullptr) {
        const Plugin* const plugin = defaults.plugins->find(who);
        if (plugin == nullptr) return failure<MatchPlayer>(whyMissing(who, *defaults.plugins));
        if (plugin->guest() != nullptr) player.command = guestCommandFor(*plugin, optionsOf(player));
    }
    const auto& limits = player.limits;
    if (defaults.needsLimit && !isTimed(limits.time) && !limits.depth && !limits.nodes)
        return refuse(ROQUE_MESSAGE("say how long it may think: --tc, --movetime, --depth or --nodes"));
    return player;
}

}  // namespace roque::match
