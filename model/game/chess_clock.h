#pragma once

#include <chrono>
#include <optional>

#include "model/base/color.h"
#include "model/base/export.h"
#include "model/game/time_control.h"

namespace roque {

/// What is left of a side's time.
struct SideTime {
    ClockTime left{0};     ///< of the current stage, the main time, or the current overtime period
    ClockTime delay{0};    ///< before the clock starts to run
    unsigned stage = 0;    ///< of StagedTime, from 0; a repeated stage counts again
    unsigned moves = 0;    ///< made in this stage
    unsigned periods = 0;  ///< overtime periods left, including the current one
    bool isOvertime = false;
    bool hasFlagged = false;  ///< no time is left at all

    bool operator==(const SideTime&) const = default;
};

/// The clock of a game. The caller passes in the current time: from a steady clock, or any time in tests.
/// (The time of day will not do: it jumps.)
///
/// Knows nothing of the rules: it reports a fallen flag but does not decide what it means.
class ROQUE_MODEL ChessClock {
public:
    using TimePoint = std::chrono::steady_clock::time_point;

    /// Everything needed to restore the clock.
    struct State {
        ByColor<SideTime> sides;
        ClockTime thought{0};  ///< time the side to move has used for this move
        bool operator==(const State&) const = default;
    };

    /// A stopped clock at the beginning of a game.
    explicit ChessClock(const ByColor<TimeControl>& controls = {}, Color sideToMove = Color::White);

    [[nodiscard]] const TimeControl& control(Color color) const noexcept { return controls_[color]; }
    [[nodiscard]] bool isTimed() const noexcept;
    [[nodiscard]] bool isRunning() const noexcept { return since_.has_value(); }
    /// The side whose time runs, or would run if the clock did.
    [[nodiscard]] Color side() const noexcept { return side_; }

    /// Starts a side's time. If it was stopped in the middle of that side's move, it resumes there.
    void start(Color side, TimePoint now);
    /// Stops in the middle of a move.
    void stop(TimePoint now);
    /// Ends the move of the side whose time runs and stops the clock. Returns how long the move took.
    ClockTime press(TimePoint now);

    /// What is left of a side's time now.
    [[nodiscard]] SideTime left(Color color, TimePoint now) const;
    /// The time until the flag falls if nobody moves, at least 0; nothing if the clock is stopped or the side
    /// has no limit.
    [[nodiscard]] std::optional<ClockTime> untilFlag(TimePoint now) const;

    /// The state to restore() later.
    [[nodiscard]] State state(TimePoint now) const;
    /// Stops the clock and sets what is left. The side to move has already used `state.thought`.
    void restore(const State& state, Color side);

private:
    [[nodiscard]] ClockTime thought(TimePoint now) const;

    ByColor<TimeControl> controls_;
    ByColor<SideTime> sides_;  ///< as they were when the current move began
    Color side_;
    std::chrono::steady_clock::duration before_{
        0};  ///< used for the current move before the clock was stopped
    std::optional<TimePoint> since_;
};

}  // namespace roque
