#pragma once

#include "controller/game/game_controller.h"
#include "controller/journal/saved_game.h"
#include "model/game/chess_clock.h"

namespace roque {

/// Reads the clocks of the game on the board, for the journal. [ui-thread]
[[nodiscard]] ClockReading readClocks(const GameController& controller);

/// The last clock state of a game from the journal, for GameController::restore().
[[nodiscard]] ChessClock::State clockStateOf(const SavedGame& game);

}  // namespace roque
