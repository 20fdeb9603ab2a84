#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "controller/players/search.h"
#include "controller/threads/ui_dispatcher.h"
#include "model/game/chess_clock.h"

namespace roque {

/// The clock of the game on the board: it runs by the dispatcher's time, remembers what it showed before
/// every move, so that moves can be taken back, and tells when a flag falls. [ui-thread]
class GameClock {
public:
    /// Calls `onFlag` when the flag of the side falls whose time runs. The dispatcher outlives the clock.
    GameClock(UiDispatcher& dispatcher, std::function<void()> onFlag);

    /// A new game. The clock does not run yet.
    void reset(const ByColor<TimeControl>& controls, Color sideToMove);

    /// Lets the time of a side run, which is to move; nothing happens if it does already.
    void run(Color side);
    void stop();

    /// The side whose time runs has made the move that led to this ply, counted from 1. Returns how long it
    /// took.
    ClockTime moved(unsigned ply);
    /// Stops, and shows what it showed when this ply was on the board last.
    void goTo(unsigned ply, Color sideToMove);
    /// Shows what a clock showed in an earlier run of the program. Moves of that run give no time back when
    /// they are taken back.
    void restore(unsigned ply, Color sideToMove, const ChessClock::State& state);

    [[nodiscard]] bool isTimed() const noexcept { return clock_.isTimed(); }
    [[nodiscard]] bool isRunning() const noexcept { return clock_.isRunning(); }
    [[nodiscard]] bool hasFlagged(Color color) const { return left(color).hasFlagged; }
    /// What is left to a side now.
    [[nodiscard]] SideTime left(Color color) const { return clock_.left(color, dispatcher_.now()); }
    [[nodiscard]] ChessClock::State state() const { return clock_.state(dispatcher_.now()); }

    /// What an AI player has to know of the clocks, in addition to limits of its own.
    [[nodiscard]] SearchLimits limits(SearchLimits own, Color side) const;

private:
    void expectFlag();
    void onTime(std::uint64_t number);

    UiDispatcher& dispatcher_;
    std::function<void()> onFlag_;
    ChessClock clock_;
    std::vector<ChessClock::State> states_;  ///< when each ply came on the board
    std::uint64_t expected_ = 0;             ///< of several timers that are under way the one that counts
    std::shared_ptr<GameClock*> self_;       ///< posted work holds it weakly
};

}  // namespace roque
