#pragma once

#include <chrono>
#include <optional>

#include "model/base/color.h"
#include "plugins/sdk/limits.h"

namespace roque::bastion {

/// The time for one move, as two limits: after the *soft* limit no new depth is begun, at the *hard* limit
/// the search stops. The search scales the soft limit by how sure it is of its move. [any-thread]
class TimeManager {
public:
    using Milliseconds = std::chrono::milliseconds;

    /// No limits.
    TimeManager() = default;
    /// The limits of a search for `us`. Each move loses `overhead` on its way to the clock.
    TimeManager(const sdk::Limits& limits, Color us, Milliseconds overhead);

    /// Whether there is a limit at all.
    [[nodiscard]] bool isLimited() const noexcept { return hard_.has_value(); }
    [[nodiscard]] bool isHardLimitReached(Milliseconds elapsed) const noexcept {
        return hard_ && elapsed >= *hard_;
    }
    /// Whether `factor` times the soft limit is reached. A time set for the move has no soft limit.
    [[nodiscard]] bool isSoftLimitReached(Milliseconds elapsed, double factor) const noexcept;

private:
    std::optional<Milliseconds> soft_;
    std::optional<Milliseconds> hard_;
};

}  // namespace roque::bastion
