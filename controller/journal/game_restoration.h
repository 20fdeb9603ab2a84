#pragma once

#include "controller/game_controller.h"
#include "controller/journal/saved_game.h"

namespace roque {

/// Puts a game on a controller's board as it was, with its clocks and all that was taken back, paused: nobody
/// is asked for a move before GameController::resume(). Who watches hears of a new game, and of no step.
/// [ui-thread]
void restoreInto(GameController& controller, const SavedGame& game);

}  // namespace roque
