#include "plugins/bastion/search/time_manager.h"

#include <algorithm>

#include "plugins/bastion/search/parameters.h"

namespace roque::bastion {
namespace {

using Milliseconds = TimeManager::Milliseconds;

constexpr Milliseconds kMin{1};
/// A time control for more moves than these is shared among these: games are rarely longer.
constexpr long kMostMovesToGo = 50;

Milliseconds scaled(Milliseconds time, double factor) noexcept {
    return Milliseconds(static_cast<Milliseconds::rep>(static_cast<double>(time.count()) * factor));
}

Milliseconds percent(Milliseconds time, int share) noexcept {
    return scaled(time, share / 100.0);
}

}  // namespace

TimeManager::TimeManager(const sdk::Limits& limits, Color us, Milliseconds overhead) {
    if (limits.infinite) return;
    if (const auto left = limits.timeLeft[us]) {
        const auto toGo = static_cast<long>(limits.movesToGo.value_or(parameter::kTimeMovesExpected));
        const long moves = std::clamp(toGo, 1L, kMostMovesToGo);
        const Milliseconds increment = limits.increment[us].value_or(Milliseconds(0));
        const Milliseconds usable = std::max(*left - overhead, kMin);
        const Milliseconds total = usable + (moves - 1) * std::max(increment - overhead, Milliseconds(0));
        // One move never takes the whole clock, unless it is the last before time is added.
        const Milliseconds cap = std::max(
            percent(usable, moves == 1 ? parameter::kTimeLastMoveShare : parameter::kTimeMaxShare), kMin);
        const int share = limits.movesToGo ? parameter::kTimeMovesToGoShare : parameter::kTimeSoftShare;
        soft_ = std::min(percent(total / moves, share), cap);
        hard_ = std::clamp(*soft_ * parameter::kTimeHardFactor, kMin, cap);
    }
    if (limits.moveTime) {
        const Milliseconds time = std::max(*limits.moveTime - overhead, kMin);
        hard_ = hard_ ? std::min(*hard_, time) : time;
    }
}

bool TimeManager::isSoftLimitReached(Milliseconds elapsed, double factor) const noexcept {
    return soft_ && elapsed >= std::min(scaled(*soft_, factor), *hard_);
}

}  // namespace roque::bastion
