#pragma once

#include <vector>

#include "controller/diagnostics/crash_report.h"
#include "controller/game/game_controller.h"
#include "controller/players/game_setup.h"

// What becomes of AI players after the program has ended unexpectedly: none moves by itself. Knows no
// toolkit.
namespace roque {

/// Holds back the players in which the program crashed, or that were thinking when it ended.
void holdBackSuspects(const std::vector<CrashReport>& crashes, GameController& controller);

/// Holds back the player that would begin a game by itself, if the program has ended unexpectedly. Call it
/// after holdBackSuspects(), whose reason is the better one and stays.
void holdBackFirstMover(const std::vector<CrashReport>& crashes, const GameSetup& first,
                        GameController& controller);

}  // namespace roque
