#pragma once

#include "controller/game_controller.h"

namespace roque {

/// Writes into the log which games are played and what became of them: who plays (plugins by their
/// identifiers, people without their names), failures, ends. Moves are the journal's business. [ui-thread]
class GameLog {
public:
    /// Watches a controller, which outlives this object.
    explicit GameLog(GameController& controller);

private:
    void onEvent(const ControllerEvent& event) const;

    GameController& controller_;
    Subscription subscription_;
};

}  // namespace roque
