#pragma once

#include <chrono>
#include <optional>

#include "model/base/color.h"
#include "plugins/sdk/limits.h"

namespace roque::bastion {

/// How long to think about a move.
///
/// Two limits: after the *soft* one no new depth is begun, at the *hard* one a search is broken off. The soft
/// one is stretched while the best move keeps changing and cut while nothing else comes near it. [any-thread]
class TimeManager {
public:
    using Milliseconds = std::chrono::milliseconds;

    /// No limits.
    TimeManager() = default;
    /// Those of a question put to `us`; `overhead` is what each move loses on its way.
    TimeManager(const sdk::Limits& limits, Color us, Milliseconds overhead);

    /// Whether time plays a role at all.
    [[nodiscard]] bool isLimited() const noexcept { return hard_.has_value(); }
    /// Whether a search has to end that has taken so long.
    [[nodiscard]] bool isOver(Milliseconds elapsed) const noexcept { return hard_ && elapsed >= *hard_; }
    /// Whether to begin no new depth. `stretch` is how much of the soft limit is to be used, 1 for all of it.
    [[nodiscard]] bool isEnough(Milliseconds elapsed, double stretch) const noexcept;

private:
    std::optional<Milliseconds> soft_;  ///< of the clock's share; a time set for the move is used up
    std::optional<Milliseconds> hard_;
};

}  // namespace roque::bastion
