#pragma once

#include <string>
#include <variant>

#include "controller/game_state.h"
#include "controller/players/search.h"
#include "model/game/game_event.h"

namespace roque {

/// Another game is on the board. The old one and its nodes are gone when the event has been told.
struct GameStarted {};
/// The state is another, or another side's turn, or the clock of an AI player has begun to run.
struct StateChanged {};
/// Somebody else plays a side from now on. If the sides were swapped, it is told for both.
struct PlayerReplaced {
    Color color;
};
/// An AI player tells what it thinks, at most 20 times a second.
struct PlayerThinks {
    Color color;
    SearchInfo info;
};
/// What an AI player plays stands in its opening book: it has not thought.
struct PlayerUsesBook {
    Color color;
};
/// An AI player's opening book cannot be used. It plays on without it.
struct BookUnusable {
    Color color;
    std::string reason;  ///< one English sentence without a full stop
};
/// An AI player failed. Either it was started again and is asked once more, or the game is now paused with
/// this failure.
struct PlayerFailed {
    PlayerFailure failure;
    bool wasRestarted;
};
/// A side has offered a draw, and the other one, a person, has to answer.
struct DrawOffered {
    Color by;
};
/// A draw that was offered is not agreed to.
struct DrawDeclined {
    Color by;
};
/// Everything has been stopped after close(): the program may end.
struct Closed {};

/// What the controller tells. The events of the game are passed on as they are.
using ControllerEvent =
    std::variant<GameStarted, MovePlayed, MoveTakenBack, GameEnded, StateChanged, PlayerReplaced,
                 PlayerThinks, PlayerUsesBook, BookUnusable, PlayerFailed, DrawOffered, DrawDeclined, Closed>;

}  // namespace roque
