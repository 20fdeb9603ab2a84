#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "controller/search/search.h"
#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/weak_self.h"
#include "model/game/chess_clock.h"

namespace roque {

/// The clock of the game on the board. It runs by the dispatcher's time, remembers the times before every
/// move, so that moves can be taken back, and reports when a flag falls. [ui-thread]
class GameClock {
public:
    /// Calls `onFlag` when the flag of the running side falls. The dispatcher outlives the clock.
    GameClock(UiDispatcher& dispatcher, std::function<void()> onFlag);

    /// Starts a new game, with the clock stopped.
    void reset(const ByColor<TimeControl>& controls, Color sideToMove);

    /// Starts the clock of the side to move, unless it runs already.
    void run(Color side);
    void stop();

    /// The running side has made the move that led to this ply, counted from 1. Returns how long the move
    /// took.
    ClockTime moved(unsigned ply);
    /// Stops, and restores the times of a ply.
    void goTo(unsigned ply, Color sideToMove);
    /// Restores the times of an earlier run of the program. Taking back moves of that run gives no time back.
    void restore(unsigned ply, Color sideToMove, const ChessClock::State& state);

    [[nodiscard]] bool isTimed() const noexcept { return clock_.isTimed(); }
    [[nodiscard]] bool isRunning() const noexcept { return clock_.isRunning(); }
    [[nodiscard]] bool hasFlagged(Color color) const { return left(color).hasFlagged; }
    /// The time a side has left now.
    [[nodiscard]] SideTime left(Color color) const { return clock_.left(color, dispatcher_.now()); }
    [[nodiscard]] ChessClock::State state() const { return clock_.state(dispatcher_.now()); }
    /// How long each side has thought, with or without a time control. Pauses do not count, nor does the time
    /// that was given back with the moves. Nothing if moves were made in an earlier run of the program.
    [[nodiscard]] std::optional<ByColor<ClockTime>> used() const;

    /// The limits of an AI player's search: its own, with the clock times added.
    [[nodiscard]] SearchLimits limits(SearchLimits own, Color side) const;

private:
    /// The clock when a ply came on the board, and what each side had used by then.
    struct Moment {
        ChessClock::State clock;
        ByColor<ClockTime> used{};
    };

    void expectFlag();
    void onTime(std::uint64_t number);

    UiDispatcher& dispatcher_;
    std::function<void()> onFlag_;
    ChessClock clock_;
    std::vector<Moment> moments_{Moment{}};  ///< by ply
    std::size_t ply_ = 0;                    ///< on the board
    bool knowsUsed_ = true;                  ///< whether all moves were made in this run of the program
    std::uint64_t timerNumber_ = 0;          ///< of the latest timer; older ones are ignored
    WeakSelf<GameClock> self_{this};
};

}  // namespace roque
