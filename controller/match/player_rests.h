#pragma once

#include <cstddef>
#include <functional>
#include <set>
#include <vector>

#include "controller/engines/restart_policy.h"
#include "controller/threads/mutex.h"

namespace roque::match {

/// Which players of a match rest, because their engines fail again and again: as often within some minutes as
/// RestartPolicy says, or a number of times in a row. The latter do not play on. [any-thread]
class PlayerRests {
public:
    using Clock = std::function<RestartPolicy::TimePoint()>;

    PlayerRests(std::size_t players, unsigned maxFailures, Clock clock);

    /// Whether it rests, and misses the game that is next.
    [[nodiscard]] bool misses(std::size_t player);
    /// Its engine has failed, and voids a game.
    void failed(std::size_t player);
    /// It has finished a game.
    void finished(std::size_t player);
    /// The players that have missed a game.
    [[nodiscard]] std::set<std::size_t> missing() const;

private:
    struct Failures {
        unsigned inARow = 0;
        RestartPolicy policy{};
    };

    [[nodiscard]] bool rests(const Failures& failures) const;

    unsigned maxFailures_;
    Clock clock_;
    mutable Mutex mutex_;
    std::vector<Failures> players_ ROQUE_GUARDED_BY(mutex_);
    std::set<std::size_t> missing_ ROQUE_GUARDED_BY(mutex_);
};

}  // namespace roque::match
