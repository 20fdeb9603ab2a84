#include <array>
#include <exception>
#include <string_view>

#include <fmt/format.h>

#include "controller/plugin_check/checks.h"
#include "controller/plugin_check/subject.h"
#include "controller/plugins/plugin_call.h"

namespace roque::check {
namespace {

/// Calls a function of the plugin itself: what leaves it is a fault, even if the program survives it.
template <typename Call>
Finding callDirectly(const Subject& subject, std::string_view what, Call call) {
    subject.step(what);
    try {
        return call();
    } catch (const std::exception& exception) {
        return failed(fmt::format("An exception left the function while {}: {}", what, exception.what()));
    } catch (...) {
        return failed(fmt::format("An exception left the function while {}", what));
    }
}

Finding livesOnce(const Subject& subject) {
    const roque_player_plugin& library = subject.library();
    roque_player_failure failure{};
    void* player = nullptr;
    auto made = callDirectly(subject, "it made a player", [&] {
        player = library.create(&failure);
        return player != nullptr ? Finding{} : failed("No player was made: " + shownBuffer(failure.text));
    });
    if (!made.isPassed()) return made;
    auto told = callDirectly(subject, "it began a new game", [&] {
        const int result = library.new_game(player, &failure);
        return result == ROQUE_PLAYER_OK ? Finding{}
                                         : failed("It refused a new game: " + shownBuffer(failure.text));
    });
    auto ended = callDirectly(subject, "it ended a player", [&] {
        library.destroy(player);
        return Finding{};
    });
    return told.isPassed() ? ended : told;
}

}  // namespace

Finding isMadeAndEnded(Subject& subject) {
    constexpr int kTimes = 10;
    for (int time = 0; time < kTimes; ++time) {
        if (auto lived = livesOnce(subject); !lived.isPassed()) return lived;
    }
    return {};
}

Finding declaresKnownOptions(Subject& subject) {
    constexpr std::array<std::string_view, 4> kNumbers{kSeedOption, "Hash", "Threads", "MultiPV"};
    bool hasAny = false;
    for (const std::string_view name : kNumbers) {
        const PluginOption* const option = findOption(subject.plugin().options(), name);
        if (option == nullptr) continue;
        hasAny = true;
        if (option->kind != PluginOption::Kind::Spin)
            return failed(fmt::format("Its option {} is no number (spin)", option->name));
    }
    return hasAny ? Finding{} : skipped("It has none of these options");
}

}  // namespace roque::check
