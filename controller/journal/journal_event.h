#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "controller/journal/clock_reading.h"
#include "controller/players/game_setup.h"

namespace roque {

/// An event of a game in the journal. The events in their order make up the game.
struct JournalEvent {
    enum class Kind : std::uint8_t {
        Begin,     ///< the detail is a BegunGame
        Ply,       ///< the move in UCI notation, castling as king takes rook
        TakeBack,  ///< the last ply was taken back
        Player,    ///< another player took over: the detail is a NewPlayer
        End,       ///< the outcome as text
        Adjourn,   ///< to be continued another time
        Resume,    ///< the game is continued
        Abandon,   ///< the game will not be continued
        Clock,     ///< only the clock times have changed
        Hint,      ///< the side to move has taken a hint
    };
    std::string game;          ///< the game's id
    std::uint64_t number = 0;  ///< of the event in its game, from 0
    Kind kind = Kind::Begin;
    std::string detail;
    ClockReading clock;

    bool operator==(const JournalEvent&) const = default;
};

/// The beginning of a game.
struct BegunGame {
    GameSetup setup;
    std::string began;  ///< when, in UTC
};

/// The new player of a side.
struct NewPlayer {
    Color color = Color::White;
    PlayerSpec player;
    std::optional<unsigned> hints{};  ///< of its side from now on; older journals do not tell
};

}  // namespace roque
