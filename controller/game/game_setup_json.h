#pragma once

#include "controller/players/game_setup.h"
#include "controller/storage/json_form.h"

// Game setups as JSON, for settings and the journal.
namespace roque {

/// {"person": {…}}, {"plugin": {…}} or {"engine": {…}}.
template <>
struct JsonForm<PlayerSpec> {
    static void read(const JsonReader& from, PlayerSpec& value);
    static void write(Json& to, const PlayerSpec& value);
};

/// A FEN that names castling rooks by their files, which is exact in Chess960, too.
template <>
struct JsonForm<Position> {
    static void read(const JsonReader& from, Position& value);
    static void write(Json& to, const Position& value);
};

/// In PGN's form (toText()).
template <>
struct JsonForm<TimeControl> {
    static void read(const JsonReader& from, TimeControl& value);
    static void write(Json& to, const TimeControl& value);
};

template <>
struct JsonForm<GameSetup> {
    static void read(const JsonReader& from, GameSetup& value);
    static void write(Json& to, const GameSetup& value);
};

}  // namespace roque
