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
/// Without an increment, as much as so many of the moves to come lose on their way is kept back for them.
constexpr int kKeptBackMoves = 2;

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

/// Who gets time back with each move can use up what they have; who gets none needs it to the end of the
/// game.
Plan planFor(Milliseconds added, Milliseconds left) noexcept {
    const double carries = std::clamp(static_cast<double>(added.count()) * parameter::kTimeCarryingIncrement
                                          / static_cast<double>(left.count()),
                                      0.0, 1.0);
    const auto between = [carries](double without, double with) { return std::lerp(without, with, carries); };
    return {between(parameter::kTimeMovesExpected, parameter::kTimeCarriedMovesExpected),
            between(parameter::kTimeSoftShare, parameter::kTimeCarriedSoftShare) / 100.0};
}

}  // namespace

TimeManager::TimeManager(const sdk::Limits& limits, Color us, Milliseconds overhead) {
    if (limits.infinite) return;
    if (const auto left = limits.timeLeft[us]) {
        const Milliseconds added = limits.increment[us].value_or(kNone) - overhead;  // by each move
        const Milliseconds usable = std::max(*left - overhead, kMin);
        const Plan plan = limits.movesToGo ? planFor(*limits.movesToGo) : planFor(added, usable);
        const Milliseconds toCome = added > kNone ? scaled(added, plan.moves - 1) : added * kKeptBackMoves;
        const Milliseconds total = std::max(usable + toCome, kMin);
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
