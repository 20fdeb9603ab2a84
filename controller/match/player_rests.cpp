#include "controller/match/player_rests.h"

#include <utility>

namespace roque::match {

PlayerRests::PlayerRests(std::size_t players, unsigned maxFailures, Clock clock)
    : maxFailures_(maxFailures), clock_(std::move(clock)), players_(players) {}

bool PlayerRests::rests(const Failures& failures) const {
    return failures.inARow >= maxFailures_ || failures.policy.restsUntil(clock_()).has_value();
}

bool PlayerRests::misses(std::size_t player) {
    const MutexLock lock(mutex_);
    const bool isMissing = rests(players_[player]);
    if (isMissing) missing_.insert(player);
    return isMissing;
}

void PlayerRests::failed(std::size_t player) {
    const MutexLock lock(mutex_);
    Failures& failures = players_[player];
    ++failures.inARow;
    failures.policy.failedLater(clock_());
}

void PlayerRests::finished(std::size_t player) {
    const MutexLock lock(mutex_);
    Failures& failures = players_[player];
    if (failures.inARow < maxFailures_) failures.inARow = 0;
}

std::set<std::size_t> PlayerRests::missing() const {
    const MutexLock lock(mutex_);
    return missing_;
}

}  // namespace roque::match
