#pragma once

#include "controller/game/game_controller.h"

namespace roque {

/// Logs games: who plays (plugins by their identifiers, engines by their programs, people without names),
/// failures and results. Moves are in the journal. [ui-thread]
class GameLog {
public:
    /// The controller outlives the object.
    explicit GameLog(GameController& controller);

private:
    void onEvent(const ControllerEvent& event) const;

    GameController& controller_;
    Subscription subscription_;
};

}  // namespace roque
