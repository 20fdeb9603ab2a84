#include "view/game/time_presets.h"

#include <algorithm>
#include <array>
#include <chrono>

#include <fmt/format.h>

namespace roque {
namespace {

using namespace std::chrono_literals;

/// The only stage of a time for the whole game; nullptr if there are several, or none.
const TimeStage* onlyStage(const TimeControl& time) {
    const auto* const staged = std::get_if<StagedTime>(&time);
    const bool isForGame = staged != nullptr && staged->stages.size() == 1 && staged->stages[0].moves == 0;
    return isForGame ? staged->stages.data() : nullptr;
}

}  // namespace

std::optional<Tempo> tempoOf(const TimeControl& time) {
    constexpr int kMoves = 40;
    const TimeStage* const stage = onlyStage(time);
    if (stage == nullptr) return std::nullopt;
    const ClockTime length = stage->time + kMoves * stage->bonus;
    if (length < 3min) return Tempo::Bullet;
    if (length < 8min) return Tempo::Blitz;
    return length < 25min ? Tempo::Rapid : Tempo::Classical;
}

std::span<const TimeControl> usualTimes() {
    static const std::array kTimes{suddenDeath(1min), suddenDeath(3min, 2s), suddenDeath(5min, 3s),
                                   suddenDeath(10min), suddenDeath(15min, 10s)};
    return kTimes;
}

std::string shortTime(const TimeControl& time) {
    const TimeStage* const stage = onlyStage(time);
    if (stage == nullptr || stage->kind != MoveBonus::Increment) return toText(time);
    using Minutes = std::chrono::duration<double, std::ratio<60>>;
    using Seconds = std::chrono::duration<double>;
    return fmt::format("{:.4g}+{:.4g}", Minutes(stage->time).count(), Seconds(stage->bonus).count());
}

bool canAdd(const OwnTimes& own, const TimeControl& time) {
    return isTimed(time) && own.times.size() < OwnTimes::kMaxCount
           && std::ranges::find(usualTimes(), time) == usualTimes().end()
           && std::ranges::find(own.times, time) == own.times.end();
}

}  // namespace roque
