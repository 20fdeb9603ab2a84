#pragma once

#include <optional>
#include <variant>

#include "controller/players/player_failure.h"
#include "model/base/color.h"
#include "model/game/outcome.h"

namespace roque {

// The states of a game in the controller. docs/state-machine.md has the table of transitions.

/// No game has started yet.
struct NoGame {};

/// A game with clocks was set up or restored. The clocks wait until the person is ready: resume() or the
/// first move starts them.
struct AwaitingStart {
    Color color;  ///< the side to move
};

/// A side is to move: its player has been asked, or may move.
struct AwaitingMove {
    Color color;
};

/// The game waits: a person paused it, or a player failed and a person must choose who plays on.
struct Paused {
    std::optional<PlayerFailure> failure;
};

/// The game is over. Moves may still be taken back.
struct Ended {
    Outcome outcome;
};

/// The program is closing: no command is accepted.
struct Closing {};

using GameState = std::variant<NoGame, AwaitingStart, AwaitingMove, Paused, Ended, Closing>;

}  // namespace roque
