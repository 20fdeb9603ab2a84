#pragma once

#include "controller/settings/settings.h"
#include "view/board/board_panel.h"

namespace roque {

/// Has a board be played on as the settings say: with which gestures, and how fast pieces slide: not
/// at all if the desktop wants nothing to move.
void applyHandSettings(BoardPanel& board, const Settings& settings);

}  // namespace roque
