#include "plugins/bastion/search/time_manager.h"

#include <algorithm>
#include <cmath>

#include "plugins/bastion/search/parameters.h"

namespace roque::bastion {
namespace {

using Milliseconds = TimeManager::Milliseconds;

constexpr Milliseconds kNone{0};
constexpr Milliseconds kMin{1};
/// A time control for more moves than these is shared among these: games are rarely longer.
constexpr double kMostMovesToGo = 50;
/// Where the overhead is more than the increment, what it takes from at most so many of the moves to come is
/// kept back, up to this part of the clock.
constexpr double kKeptBackMoves = 2;
constexpr double kMaxKeptBack = 0.5;

Milliseconds scaled(Milliseconds time, double factor) noexcept {
    return Milliseconds(static_cast<Milliseconds::rep>(static_cast<double>(time.count()) * factor));
}

Milliseconds percent(Milliseconds time, int share) noexcept {
    return scaled(time, share / 100.0);
}

/// For how many moves the time must last, and how much of its part a move takes.
struct Plan {
    double moves;
    double share;
};

Plan planFor(unsigned movesToGo) noexcept {
    return {std::clamp(static_cast<double>(movesToGo), 1.0, kMostMovesToGo),
            parameter::kTimeMovesToGoShare / 100.0};
}

/// With an increment a side can spend its clock; without one the clock must last to the end of the game.
Plan planFor(Milliseconds added, Milliseconds left) noexcept {
    const double increments = static_cast<double>(added.count()) * parameter::kTimeIncrementsForClock;
    const double weight = std::clamp(increments / static_cast<double>(left.count()), 0.0, 1.0);
    const auto between = [weight](double without, double with) { return std::lerp(without, with, weight); };
    return {between(parameter::kTimeMovesExpected, parameter::kTimeIncrementMovesExpected),
            between(parameter::kTimeSoftShare, parameter::kTimeIncrementSoftShare) / 100.0};
}

/// What the moves after this one add to the clock; negative if their overhead is more than the increment.
Milliseconds toComeOf(Milliseconds added, double moves, Milliseconds left) noexcept {
    if (added > kNone) return scaled(added, moves - 1);
    return std::max(scaled(added, std::min(moves - 1, kKeptBackMoves)), -scaled(left, kMaxKeptBack));
}

}  // namespace

TimeManager::TimeManager(const sdk::Limits& limits, Color us, Milliseconds overhead) {
    if (limits.infinite) return;
    if (const auto left = limits.timeLeft[us]) {
        const Milliseconds added = limits.increment[us].value_or(kNone) - overhead;  // by each move
        const Milliseconds usable = std::max(*left - overhead, kMin);
        const Plan plan = limits.movesToGo ? planFor(*limits.movesToGo) : planFor(added, usable);
        const Milliseconds total = std::max(usable + toComeOf(added, plan.moves, usable), kMin);
        // One move never takes the whole clock, unless it is the last before time is added.
        const bool isLast = limits.movesToGo && plan.moves <= 1;
        const Milliseconds cap = std::max(
            percent(usable, isLast ? parameter::kTimeLastMoveShare : parameter::kTimeMaxShare), kMin);
        soft_ = std::clamp(scaled(total, plan.share / plan.moves), kMin, cap);
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
