#include "controller/match/player_spec.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>
#include <vector>

namespace roque::terminal {
namespace {

template <typename Number>
std::optional<Number> numberOf(std::string_view text) {
    Number number{};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number == 0) return std::nullopt;
    return number;
}

/// The parts between commas, "\," and "\\" being no ends.
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

using Outcome = Result<void, std::string>;

Outcome badNumber(const std::string& name, const std::string& value) {
    return failure<void>(fmt::format("{}={}: not a number above 0", name, value));
}

Outcome setTime(const std::string& value, match::MatchPlayer& player) {
    auto time = parseMatchTime(value);
    if (!time) return failure<void>(std::move(time).error());
    player.limits.time = *time;
    return {};
}

/// One part of what stands behind the colon.
Outcome apply(const std::string& name, const std::string& value, match::MatchPlayer& player) {
    if (name == "name") {
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

/// A player with limits of its own has no others: a depth in place of a clock, not beside it.
void forgetLimitsOfAll(const std::vector<std::string>& parts, match::MatchPlayer& player) {
    const bool hasOwn = std::ranges::any_of(parts, [](const std::string& part) {
        return std::ranges::any_of(std::array{"tc=", "movetime=", "depth=", "nodes="},
                                   [&](const char* name) { return part.starts_with(name); });
    });
    if (hasOwn) player.limits = {};
}

}  // namespace

Result<TimeControl, std::string> parseMatchTime(std::string_view text) {
    const auto time = parseTimeControl(text);
    const auto fail = [&](const std::string& why) {
        return failure<TimeControl>(fmt::format("'{}' {}", text, why));
    };
    if (!time) return fail("is not a time such as 2+0.02, 40/60 or 60: " + time.error());
    if (std::holds_alternative<TimePerMove>(*time)) return *time;
    const auto* const staged = std::get_if<StagedTime>(&*time);
    const bool canBeSaid =
        staged != nullptr && std::ranges::all_of(staged->stages, [](const TimeStage& stage) {
            return stage.bonus == ClockTime{0} || stage.kind == MoveBonus::Increment;
        });
    if (!canBeSaid) return fail("cannot be told to an engine: UCI knows time, moves and increment only");
    return *time;
}

Result<match::MatchPlayer, std::string> parsePlayer(std::string_view text, const PlayerDefaults& defaults) {
    const std::size_t colon = text.find(':');
    const std::string who(text.substr(0, colon));
    const std::string fault = fmt::format("player '{}': ", text);
    if (who.empty()) return failure<match::MatchPlayer>(fault + "who is it?");

    match::MatchPlayer player;
    player.name = who;
    player.limits = defaults.limits;
    player.wishes = {{"Hash", fmt::to_string(defaults.megabytes)},
                     {"Threads", fmt::to_string(defaults.threads)},
                     {"OwnBook", "false"}};
    const bool isProgram = who.find('/') != std::string::npos;
    if (isProgram) {
        player.name = std::filesystem::path(who).filename().string();
        player.command.program = who;
    } else {
        player.command = {defaults.host, {"--plugin", who}, {}};
    }
    if (colon != std::string_view::npos) {
        const auto parts = splitAtCommas(text.substr(colon + 1));
        forgetLimitsOfAll(parts, player);
        for (const std::string& part : parts) {
            const std::size_t equals = part.find('=');
            const std::string name = part.substr(0, equals);
            if (name.empty() || (equals == std::string::npos && !isProgram))
                return failure<match::MatchPlayer>(fault + "NAME=VALUE is wanted, not '" + part + "'");
            const std::string value = equals == std::string::npos ? "" : part.substr(equals + 1);
            if (!isProgram && (name == "arg" || name == "dir"))
                return failure<match::MatchPlayer>(fault + name + " is for programs, not for plugins");
            if (auto applied = apply(name, value, player); !applied)
                return failure<match::MatchPlayer>(fault + applied.error());
        }
    }
    const auto& limits = player.limits;
    if (!isTimed(limits.time) && !limits.depth && !limits.nodes)
        return failure<match::MatchPlayer>(
            fault + "say how long it may think: --tc, --movetime, --depth or --nodes");
    return player;
}

}  // namespace roque::terminal
