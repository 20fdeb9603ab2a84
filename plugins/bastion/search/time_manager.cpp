#include "plugins/bastion/search/time_manager.h"

#include <algorithm>

namespace roque::bastion {
namespace {

using Milliseconds = TimeManager::Milliseconds;

/// Moves that the time left has to do for, if nobody says when more is added.
constexpr long kMovesExpected = 40;
constexpr Milliseconds kLeast{1};

Milliseconds scaled(Milliseconds time, double factor) noexcept {
    return Milliseconds(static_cast<Milliseconds::rep>(static_cast<double>(time.count()) * factor));
}

}  // namespace

TimeManager::TimeManager(const sdk::Limits& limits, Color us, Milliseconds overhead) {
    if (limits.infinite) return;
    if (const auto left = limits.timeLeft[us]) {
        const long moves =
            std::clamp(static_cast<long>(limits.movesToGo.value_or(kMovesExpected)), 1L, kMovesExpected);
        const Milliseconds increment = limits.increment[us].value_or(Milliseconds(0));
        const Milliseconds usable = std::max(*left - overhead, kLeast);
        const Milliseconds total = usable + (moves - 1) * std::max(increment - overhead, Milliseconds(0));
        // The whole of the time is never for one move, unless it is the last before more is added.
        const Milliseconds most = std::max(scaled(usable, moves == 1 ? 0.95 : 0.75), kLeast);
        soft_ = std::min(scaled(total / moves, limits.movesToGo ? 0.85 : 0.9), most);
        hard_ = std::clamp(*soft_ * 5, kLeast, most);
    }
    if (limits.moveTime) {
        const Milliseconds time = std::max(*limits.moveTime - overhead, kLeast);
        hard_ = hard_ ? std::min(*hard_, time) : time;
    }
}

bool TimeManager::isEnough(Milliseconds elapsed, double stretch) const noexcept {
    return soft_ && elapsed >= std::min(scaled(*soft_, stretch), *hard_);
}

}  // namespace roque::bastion
