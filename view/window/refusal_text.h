#pragma once

#include <wx/string.h>

#include "controller/game/game_controller.h"
#include "view/board/input/board_interaction.h"
#include "view/game/game_session.h"

// Why a person cannot move, in words. [ui-thread]
namespace roque {

/// Why no piece can be moved in the position shown: not their turn, a pause, an earlier
/// position of a running game. Empty if the person may move.
[[nodiscard]] wxString noMoveText(const GameController& controller, const GameSession& session);

/// Why the board refused a move, or picking up a piece. `premover` is the side that may make premoves now.
/// Empty if there is nothing to say.
[[nodiscard]] wxString refusalText(const GameController& controller, const GameSession& session,
                                   std::optional<Color> premover, const RefusedMove& refused);

}  // namespace roque
