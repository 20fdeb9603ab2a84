// pace_bench LEVEL GAMES [SEED]: games of a level of Bastion against itself at 5+3, with the think times of
// people and simulated time. Prints how much of the clock was used and how long the moves took
// (docs/manners.md).

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "controller/game/think_time.h"
#include "controller/players/player_strength.h"
#include "controller/plugins/in_process_engine.h"
#include "controller/plugins/plugin_registry.h"
#include "model/game/chess_clock.h"

namespace roque {
namespace {

using Seconds = std::chrono::duration<double>;

constexpr ClockTime kTime = std::chrono::minutes(5);
constexpr ClockTime kIncrement = std::chrono::seconds(3);
constexpr unsigned kLongest = 400;  // plies

/// What was measured over games.
struct Measured {
    std::vector<double> times;   ///< of moves, in seconds
    std::vector<double> shares;  ///< of the time that a side had, in percent, by game and side
    ClockTime least = kTime;     ///< that was ever left
    unsigned flags = 0;
};

double quantile(std::vector<double>& values, double share) {
    const auto at =
        values.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), at, values.end());
    return *at;
}

/// Plays a game. Returns false if the engine fails.
bool playGame(SearchEngine& engine, const std::string& seed, int rating, Measured& measured) {
    if (!engine.setOption("Seed", seed) || !engine.newGame(Variant::Standard)) return false;
    Game game;
    ByColor<ClockTime> left{kTime, kTime};
    ByColor<ClockTime> had{kTime, kTime};
    while (!game.outcome() && game.current().ply() < kLongest) {
        const Color mover = game.position().sideToMove();
        SearchLimits clock;
        for (const Color color : kColors) {
            clock.timeLeft[color] = left[color];
            clock.increment[color] = kIncrement;
        }
        const auto answer = engine.search({game.start(), Variant::Standard, game.moves(), clock}, {});
        if (!answer) return false;
        const auto searched = std::chrono::ceil<ClockTime>(answer->thought);
        const ClockTime time = std::max(searched, thinkTime({game, answer->best, false, clock}, rating,
                                                            std::strtoull(seed.c_str(), nullptr, 10)));
        measured.times.push_back(Seconds(time).count());
        left[mover] -= time;
        measured.least = std::min(measured.least, left[mover]);
        if (left[mover] <= ClockTime{0}) ++measured.flags;
        left[mover] += kIncrement;
        had[mover] += kIncrement;
        if (!game.play(answer->best)) return false;
    }
    for (const Color color : kColors)
        measured.shares.push_back(100 * Seconds(had[color] - left[color]) / Seconds(had[color]));
    return true;
}

int measure(const std::string& level, int games, unsigned long firstSeed) {
    PluginRegistry registry({{ROQUE_PLUGINS, PluginOrigin::Shipped}});
    registry.rescan();
    const Plugin* const plugin = registry.find("bastion");
    const auto rating = ratingAmongPeople(PluginSpec{"bastion", {{"Level", level}}, {}}, registry);
    if (plugin == nullptr || !rating) {
        std::cerr << "There is no level " << level << " that people can match\n";
        return 1;
    }
    const auto engine = InProcessEngine::make(*plugin);
    if (!engine || !(*engine)->setOption("Level", level)) return 1;
    Measured measured;
    for (int game = 0; game < games; ++game) {
        const auto seed = std::to_string(firstSeed + static_cast<unsigned long>(game));
        if (!playGame(**engine, seed, *rating, measured)) return 1;
    }
    auto& times = measured.times;
    auto& shares = measured.shares;
    std::cout << fmt::format(
        "| {} | {} | {:.0f} | {:.0f} % | {:.0f}-{:.0f} % | {:.1f} | {:.1f} | {:.1f} | {:.1f} | {:.0f} | {} "
        "|\n",
        level, games, static_cast<double>(times.size()) / 2 / games, quantile(shares, 0.5),
        quantile(shares, 0.05), quantile(shares, 0.95), quantile(times, 0.05), quantile(times, 0.5),
        quantile(times, 0.95), quantile(times, 1), Seconds(measured.least).count(), measured.flags);
    return 0;
}

}  // namespace
}  // namespace roque

int main(int argc, char** argv) {
    if (argc < 3) {
        std::cerr << "Usage: pace_bench LEVEL GAMES [SEED]\n";
        return 2;
    }
    return roque::measure(argv[1], std::atoi(argv[2]), argc > 3 ? std::strtoul(argv[3], nullptr, 10) : 1);
}
