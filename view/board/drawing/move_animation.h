#pragma once

#include <chrono>
#include <optional>

#include "view/board/drawing/move_transition.h"

namespace roque {

/// The progress of pieces sliding to their squares. Knows no toolkit: the caller passes the time. [ui-thread]
class MoveAnimation {
public:
    using Time = std::chrono::steady_clock::time_point;

    /// Sets how long a move takes; zero: no animation.
    void setDuration(std::chrono::milliseconds duration) noexcept { duration_ = duration; }

    /// Starts to animate the change from one board to another; ends the previous animation unless the boards
    /// are the same. Returns whether there is anything to show.
    bool start(const Board& before, const Board& after, Time now);

    /// The transition to show now, easing in and out; nothing when it is over.
    [[nodiscard]] std::optional<MoveTransition> at(Time now);

    [[nodiscard]] bool isRunning() const noexcept { return transition_.has_value(); }
    /// Ends the animation at once. Returns whether it was running.
    bool finish();

private:
    std::chrono::milliseconds duration_{0};
    std::optional<MoveTransition> transition_;
    Time start_;
};

}  // namespace roque
