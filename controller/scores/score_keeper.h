#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

#include "controller/game_controller.h"
#include "controller/scores/points_entry.h"

namespace roque {

/// Counts the points when a game ends, and tells them, for the window to show and to save.
///
/// A game is in the table of scores once, as it ended first: whoever takes the end back and plays to another
/// one is told those points too, but they do not count. A game that was broken off has no points. One that
/// comes from the journal counts when it ends here. [ui-thread]
class ScoreKeeper {
public:
    /// Whether points belong in the table of scores.
    enum class Count : std::uint8_t { Yes, No };
    using Listener = std::function<void(const ScoreEntry& entry, Count count)>;
    using Now = std::function<std::chrono::sys_seconds()>;

    /// The controller outlives the keeper; `now` tells the date.
    ScoreKeeper(GameController& controller, Listener listener, Now now = systemTime);

    /// The time of this machine, in UTC.
    [[nodiscard]] static std::chrono::sys_seconds systemTime();

private:
    void onEnd(const Outcome& outcome);

    GameController& controller_;
    Listener listener_;
    Now now_;
    bool hasCounted_ = false;  ///< the game on the board
    Subscription subscription_;
};

}  // namespace roque
