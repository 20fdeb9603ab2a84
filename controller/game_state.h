#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "model/base/color.h"
#include "model/game/outcome.h"

namespace roque {

/// Why an AI player could not play on.
struct PlayerFailure {
    enum class Kind : std::uint8_t {
        CannotStart,    ///< there is no such plugin, or it makes no player, or refuses an option
        Failed,         ///< its search threw or reported a failure
        BadMove,        ///< its answer was no legal move
        NotResponding,  ///< it did not answer in time and was given up
    };
    Color color;
    Kind kind;
    std::string playerName;  ///< UTF-8, one line
    std::string reason;      ///< one English sentence without a full stop, UTF-8, one line
};

// The states of a game as the controller sees it; docs/state-machine.md has the table of transitions.

/// No game has been started yet.
struct NoGame {};

/// A game with clocks has been set up, or was brought back. They stand until a person is ready: resume() or
/// his first move begins it.
struct AwaitingStart {
    Color color;  ///< the side to move
};

/// A side is to move, and its player has been asked or may move.
struct AwaitingMove {
    Color color;
};

/// The game waits: a person wanted it, or a player failed and somebody has to choose who plays on.
struct Paused {
    std::optional<PlayerFailure> failure;
};

/// The game is over. It may still be taken back.
struct Ended {
    Outcome outcome;
};

/// The program is being left: nothing is accepted any longer.
struct Closing {};

using GameState = std::variant<NoGame, AwaitingStart, AwaitingMove, Paused, Ended, Closing>;

}  // namespace roque
