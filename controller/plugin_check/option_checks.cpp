#include <algorithm>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "controller/plugin_check/checks.h"
#include "controller/plugin_check/positions.h"
#include "controller/plugin_check/subject.h"

namespace roque::check {
namespace {

using OptionKind = PluginOption::Kind;

/// The largest value to try: few machines have room for the largest tables, and for as many threads, as
/// options allow.
std::int64_t largestTried(const PluginOption& option) {
    constexpr std::int64_t kMebibytes = 64;
    constexpr std::int64_t kThreads = 4;
    if (isSameOptionName(option.name, "Hash")) return std::clamp(kMebibytes, option.minimum, option.maximum);
    if (isSameOptionName(option.name, "Threads")) return std::clamp(kThreads, option.minimum, option.maximum);
    return option.maximum;
}

/// The values that are tried of an option, the default last.
std::vector<std::string> valuesOf(const PluginOption& option) {
    constexpr std::size_t kLongText = 4096;
    std::vector<std::string> values;
    switch (option.kind) {
        case OptionKind::Check:
            values = {"true", "false"};
            break;
        case OptionKind::Spin:
            values = {std::to_string(option.minimum), std::to_string(largestTried(option))};
            break;
        case OptionKind::Combo:
            values = option.choices;
            break;
        case OptionKind::Button:
            return {"", ""};
        case OptionKind::String:
            values = {"", "/no/such/file", "Čaturanga ♞", std::string(kLongText, 'x')};
            break;
    }
    values.push_back(option.defaultValue);
    return values;
}

Finding takes(TestedPlayer& player, const PluginOption& option) {
    for (const std::string& value : valuesOf(option)) {
        if (auto set = player.setOption(option.name, value); !set.isPassed()) {
            // A file that is not there may be refused.
            if (option.kind == OptionKind::String && value != option.defaultValue) continue;
            return set;
        }
        const auto answer = player.search(requestOf(ordinaryFens()[1]), Pace::Quick);
        if (answer) continue;
        return failed(fmt::format("With '{}' as its option {}: {}", value.substr(0, 100), option.name,
                                  english(answer.error().why)));
    }
    return {};
}

/// The moves of a player after some options are set.
template <typename SetUp>
Result<std::vector<std::string>, Finding> movesAfter(const Subject& subject, SetUp setUp) {
    constexpr std::size_t kPositions = 12;
    auto player = TestedPlayer::makeUntouched(subject);
    if (!player) return player.error();
    if (auto set = setUp(*player); !set.isPassed()) return set;
    return movesOf(*player, randomRequests(subject.seed(), kPositions), Pace::Steady);
}

}  // namespace

Finding takesOptionValues(Subject& subject) {
    const auto& options = subject.plugin().options();
    if (options.empty()) return skipped("It has no options");
    auto player = TestedPlayer::make(subject);
    if (!player) return player.error();
    for (const PluginOption& option : options) {
        if (auto taken = takes(*player, option); !taken.isPassed()) return taken;
    }
    return player->newGame();
}

Finding keepsDefaults(Subject& subject) {
    const auto& options = subject.plugin().options();
    const auto seeded = [&](TestedPlayer& player) {
        return hasNumber(subject, kSeedOption) ? player.setOption(kSeedOption, "1") : Finding{};
    };
    const auto isSettable = [](const PluginOption& option) {
        return option.kind != OptionKind::Button && !isSameOptionName(option.name, kSeedOption);
    };
    if (std::ranges::none_of(options, isSettable)) return skipped("It has no option that has a default");
    const auto untouched = movesAfter(subject, seeded);
    if (!untouched) return untouched.error();
    if (const auto again = movesAfter(subject, seeded); again && *again != *untouched)
        return skipped("Its moves differ each time, whatever is set");
    const auto touched = movesAfter(subject, [&](TestedPlayer& player) {
        for (const PluginOption& option : options) {
            if (!isSettable(option)) continue;
            if (auto set = player.setOption(option.name, option.defaultValue); !set.isPassed()) return set;
        }
        return seeded(player);
    });
    if (!touched) return touched.error();
    const auto [one, other] = std::ranges::mismatch(*untouched, *touched);
    if (one == untouched->end()) return {};
    return failed(
        fmt::format("It plays {} instead of {} once its options are set to their defaults", *other, *one));
}

}  // namespace roque::check
