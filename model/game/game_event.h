#pragma once

#include <variant>

#include "model/game/game_node.h"
#include "model/game/outcome.h"

namespace roque {

/// A move was played or replayed.
struct MovePlayed {
    const GameNode& node;  ///< the position after it
};

/// The last move was taken back. A game that had ended continues.
struct MoveTakenBack {
    const GameNode& undone;  ///< the position left; it stays in the tree
    const GameNode& now;
};

/// The game has ended.
struct GameEnded {
    Outcome outcome;
};

/// The events of a game.
using GameEvent = std::variant<MovePlayed, MoveTakenBack, GameEnded>;

}  // namespace roque
