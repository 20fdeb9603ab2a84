#pragma once

#include <cstddef>
#include <functional>
#include <optional>
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

    [[nodiscard]] bool isResting(std::size_t player) const;
    /// Its engine has failed, and voids a game.
    void failed(std::size_t player);
    /// It has finished a game.
    void finished(std::size_t player);
    /// The player that has rested first; nothing if none has.
    [[nodiscard]] std::optional<std::size_t> first() const;

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
    std::optional<std::size_t> first_ ROQUE_GUARDED_BY(mutex_);
};

}  // namespace roque::match
