#pragma once

#include <chrono>
#include <functional>
#include <string>

#include "controller/game/game_controller.h"
#include "controller/scores/points_entry.h"

namespace roque {

/// Counts the points when a game ends, and reports them to the window, which shows and saves them.
///
/// An aborted game has no points. A game restored from the journal counts when it ends. [ui-thread]
class PointsKeeper {
public:
    using Listener = std::function<void(const PointsEntry& entry)>;
    using Now = std::function<std::chrono::sys_seconds()>;

    /// The controller outlives the keeper. `now` returns the date.
    PointsKeeper(GameController& controller, Listener listener, Now now = systemTime);

    /// The time of this machine, in UTC.
    [[nodiscard]] static std::chrono::sys_seconds systemTime();

private:
    void onEnd(const Outcome& outcome);

    GameController& controller_;
    Listener listener_;
    Now now_;
    Subscription subscription_;
};

}  // namespace roque
