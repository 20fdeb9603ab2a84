#pragma once

#include "controller/game_controller.h"
#include "controller/journal/saved_game.h"
#include "model/game/chess_clock.h"

namespace roque {

/// What the clocks of the game on the board show, for the journal. [ui-thread]
[[nodiscard]] ClockReading readClocks(const GameController& controller);

/// What the clocks of a game from the journal showed when it was last heard of: for
/// GameController::restore().
[[nodiscard]] ChessClock::State clockStateOf(const SavedGame& game);

}  // namespace roque
