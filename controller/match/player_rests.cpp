#include "controller/match/player_rests.h"

#include <utility>

namespace roque::match {

PlayerRests::PlayerRests(std::size_t players, unsigned maxFailures, Clock clock)
    : maxFailures_(maxFailures), clock_(std::move(clock)), players_(players) {}

bool PlayerRests::rests(const Failures& failures) const {
    return failures.inARow >= maxFailures_ || failures.policy.restsUntil(clock_()).has_value();
}

bool PlayerRests::isResting(std::size_t player) const {
    const MutexLock lock(mutex_);
    return rests(players_[player]);
}

void PlayerRests::failed(std::size_t player) {
    const MutexLock lock(mutex_);
    Failures& failures = players_[player];
    ++failures.inARow;
    failures.policy.failedLater(clock_());
    if (!first_ && rests(failures)) first_ = player;
}

void PlayerRests::finished(std::size_t player) {
    const MutexLock lock(mutex_);
    Failures& failures = players_[player];
    if (failures.inARow < maxFailures_) failures.inARow = 0;
}

std::optional<std::size_t> PlayerRests::first() const {
    const MutexLock lock(mutex_);
    return first_;
}

}  // namespace roque::match
