#pragma once

#include <chrono>
#include <optional>

#include "view/board/flight.h"

namespace roque {

/// How far pieces have slid to the squares they move to, from time to time. Knows no toolkit: whoever uses it
/// says what time it is. [ui-thread]
class MoveAnimation {
public:
    using Time = std::chrono::steady_clock::time_point;

    /// How long a move takes to be seen; zero: no time at all.
    void setDuration(std::chrono::milliseconds duration) noexcept { duration_ = duration; }

    /// Begins to show how one board becomes another; what was shown before is over, unless the boards are the
    /// same. Returns whether there is anything to show.
    bool start(const Board& before, const Board& after, Time now);

    /// What is to be shown now: slowly at first and at last. Nothing when it is over.
    [[nodiscard]] std::optional<Flight> at(Time now);

    [[nodiscard]] bool isRunning() const noexcept { return flight_.has_value(); }
    /// Ends it at once. Returns whether it was running.
    bool finish();

private:
    std::chrono::milliseconds duration_{0};
    std::optional<Flight> flight_;
    Time start_;
};

}  // namespace roque
