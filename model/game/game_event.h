#pragma once

#include <variant>

#include "model/game/game_node.h"
#include "model/game/outcome.h"

namespace roque {

/// A move was played, for the first time or again.
struct MovePlayed {
    const GameNode& node;  ///< the position after it
};

/// The last move was taken back. If the game had ended it goes on.
struct MoveTakenBack {
    const GameNode& undone;  ///< the position the game has left; it stays in the tree
    const GameNode& now;
};

/// The game has ended.
struct GameEnded {
    Outcome outcome;
};

/// What a game tells those who watch it.
using GameEvent = std::variant<MovePlayed, MoveTakenBack, GameEnded>;

}  // namespace roque
