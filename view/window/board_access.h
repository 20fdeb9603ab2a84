#pragma once

#include <optional>

#include "controller/game/game_controller.h"
#include "view/board/input/board_interaction.h"
#include "view/game/game_session.h"
#include "view/game/move_confirmation.h"
#include "view/game/premove_queue.h"

namespace roque {

/// What the person may do with the pieces on the board.
struct BoardAccess {
    MovableSides movable = MovableSides::None;  ///< the sides whose pieces they may move
    std::optional<Color> premover;              ///< the side for which they may enter premoves
};

/// Works it out from the state of the game and the position shown, which there is. In a game that goes on a
/// person moves when it is their turn, unless a move of theirs waits to be confirmed; everywhere else moves
/// are tried out, for both sides. Knows no toolkit.
[[nodiscard]] BoardAccess boardAccess(const GameController& controller, const GameSession& session,
                                      const PremoveQueue& premoves, const MoveConfirmation& confirmation);

}  // namespace roque
