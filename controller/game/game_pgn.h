#pragma once

#include <chrono>

#include "controller/game/game_controller.h"
#include "model/game/game_record.h"

namespace roque {

/// The game on the board as a record: with its players, its time control, and the moves taken back as
/// variations beside those played instead; without those taken back last, behind all moves that stand. There
/// must be a game. `began` is the local date of its beginning (GameController::began). [ui-thread]
[[nodiscard]] GameRecord recordOf(const GameController& controller, std::chrono::year_month_day began);

}  // namespace roque
