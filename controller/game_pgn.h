#pragma once

#include <chrono>

#include "controller/game_controller.h"
#include "model/game/game_record.h"

namespace roque {

/// The game on the board as it is written down: with its players, its time control, and what was taken back
/// as variations. There is a game; `began` is the day on which it did (GameController::began), by the
/// calendar of where it is played. [ui-thread]
[[nodiscard]] GameRecord recordOf(const GameController& controller, std::chrono::year_month_day began);

}  // namespace roque
