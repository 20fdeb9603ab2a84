#pragma once

#include "controller/game/game_controller.h"
#include "controller/journal/saved_game.h"

namespace roque {

/// Restores a game to a controller's board, with its clocks and the moves that were taken back. The game is
/// paused: no player is asked for a move before GameController::resume(). Subscribers hear of a new game, not
/// of its moves. [ui-thread]
void restoreInto(GameController& controller, const SavedGame& game);

}  // namespace roque
