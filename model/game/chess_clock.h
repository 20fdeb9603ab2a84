#pragma once

#include <chrono>
#include <optional>

#include "model/base/color.h"
#include "model/base/export.h"
#include "model/game/time_control.h"

namespace roque {

/// What is left to a side.
struct SideTime {
    ClockTime left{0};     ///< of the present stage, of the main time, or of the present period of overtime
    ClockTime delay{0};    ///< before the clock begins to run
    unsigned stage = 0;    ///< of StagedTime, from 0; one that comes again counts again
    unsigned moves = 0;    ///< made in this stage
    unsigned periods = 0;  ///< of overtime that are left, the present one included
    bool isOvertime = false;
    bool hasFlagged = false;  ///< there is no time left at all

    bool operator==(const SideTime&) const = default;
};

/// The clock of a game. It is told what time it is: whoever uses it has a steady clock, tests have any. (The
/// time of day would not do: it jumps.)
///
/// It knows nothing of the rules: a fallen flag is told, what it means is somebody else's business.
class ROQUE_MODEL ChessClock {
public:
    using TimePoint = std::chrono::steady_clock::time_point;

    /// All that has to be kept to set the clock again.
    struct State {
        ByColor<SideTime> sides;
        ClockTime thought{0};  ///< what the side to move has used for this move
        bool operator==(const State&) const = default;
    };

    explicit ChessClock(const ByColor<TimeControl>& controls = {});

    [[nodiscard]] const TimeControl& control(Color color) const noexcept { return controls_[color]; }
    [[nodiscard]] bool isTimed() const noexcept;
    [[nodiscard]] bool isRunning() const noexcept { return since_.has_value(); }
    /// Whose time runs, or would if the clock ran.
    [[nodiscard]] Color side() const noexcept { return side_; }

    /// Lets the time of a side run. If it was stopped in the middle of that side's move, it goes on there.
    void start(Color side, TimePoint now);
    /// Stops in the middle of a move.
    void stop(TimePoint now);
    /// The side whose time runs has made its move; the clock stops. Returns how long the move took.
    ClockTime press(TimePoint now);

    /// What is left to a side at this moment.
    [[nodiscard]] SideTime left(Color color, TimePoint now) const;
    /// How long it takes until the flag falls, if nobody does anything; nothing if the clock does not run or
    /// the side has no limit. Not negative.
    [[nodiscard]] std::optional<ClockTime> untilFlag(TimePoint now) const;

    /// To set the clock back to this moment later.
    [[nodiscard]] State state(TimePoint now) const;
    /// Stops, and sets what is left. The side to move has already thought for `state.thought`.
    void restore(const State& state, Color side);

private:
    [[nodiscard]] ClockTime thought(TimePoint now) const;

    ByColor<TimeControl> controls_;
    ByColor<SideTime> sides_;  ///< as they were when the present move began
    Color side_ = Color::White;
    std::chrono::steady_clock::duration before_{
        0};  ///< thought for the present move before the clock was stopped
    std::optional<TimePoint> since_;
};

}  // namespace roque
