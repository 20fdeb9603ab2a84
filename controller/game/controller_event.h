#pragma once

#include <optional>
#include <variant>

#include "controller/game/game_state.h"
#include "controller/search/search.h"
#include "model/base/message.h"
#include "model/game/game_event.h"

namespace roque {

/// Another game is on the board. The old game and its nodes are destroyed after the event.
struct GameStarted {};
/// The state or the side to move has changed, or the clock of an AI player has started.
struct StateChanged {};
/// Another player has taken over a side. After a swap of sides, sent for both.
struct PlayerReplaced {
    Color color;
};
/// The progress of an AI player's search, at most 20 times a second.
struct SearchProgress {
    Color color;
    SearchInfo info;
};
/// An AI player plays a move from its opening book, without a search.
struct PlayerUsesBook {
    Color color;
};
/// An AI player's opening book cannot be used. It plays on without it.
struct BookUnusable {
    Color color;
    Message reason;  ///< a sentence without a full stop
};
/// The file of endings of an AI player cannot be used. It plays on without it.
struct EndingsUnusable {
    Color color;
    Message reason;  ///< a sentence without a full stop
};
/// An AI player has failed. Either it was restarted and is asked again, or the game is paused with this
/// failure.
struct PlayerFailed {
    PlayerFailure failure;
    bool wasRestarted;
};
/// The library of an AI player has changed in the middle of the game. Either the new version has made its
/// first move, or it has failed before, and the old one plays on.
struct PlayerRenewed {
    Color color;
    std::optional<PlayerFailure> failure;
};
/// A side has offered a draw, and its opponent, a person, must answer.
struct DrawOffered {
    Color by;
};
/// A draw offer was declined.
struct DrawDeclined {
    Color by;
};
/// A person has taken a hint for the move to come.
struct HintTaken {
    Color by;
};
/// After close(), everything has stopped: the program may end.
struct Closed {};

/// The events of the controller; those of the game are passed on unchanged.
using ControllerEvent =
    std::variant<GameStarted, MovePlayed, MoveTakenBack, GameEnded, StateChanged, PlayerReplaced,
                 SearchProgress, PlayerUsesBook, BookUnusable, EndingsUnusable, PlayerFailed, PlayerRenewed,
                 DrawOffered, DrawDeclined, HintTaken, Closed>;

}  // namespace roque
