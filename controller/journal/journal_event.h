#pragma once

#include <cstdint>
#include <string>

#include "controller/game_setup.h"
#include "controller/journal/clock_reading.h"

namespace roque {

/// Something that happened to a game, as the journal keeps it. All events of a game in their order are the
/// game.
struct JournalEvent {
    enum class Kind : std::uint8_t {
        Begin,     ///< the detail is a BegunGame
        Ply,       ///< the move in UCI's notation, castling as "king takes rook"
        TakeBack,  ///< the last ply was taken back
        Player,    ///< somebody else plays: the detail is a NewPlayer
        End,       ///< the outcome in words
        Adjourn,   ///< the players want to go on another time
        Resume,    ///< they do
        Abandon,   ///< nobody wants to go on
        Clock,     ///< nothing but time has passed
    };
    std::string game;          ///< the game's id
    std::uint64_t number = 0;  ///< counts the events of a game from 0
    Kind kind = Kind::Begin;
    std::string detail;
    ClockReading clock;

    bool operator==(const JournalEvent&) const = default;
};

/// What a game begins with.
struct BegunGame {
    GameSetup setup;
    std::string began;  ///< when, in UTC
};

/// Who plays a side from now on.
struct NewPlayer {
    Color color = Color::White;
    PlayerSpec player;
};

}  // namespace roque
