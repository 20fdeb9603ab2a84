#pragma once

#include <chrono>

#include "controller/players/game_setup.h"
#include "controller/settings/new_game_habits.h"
#include "model/notation/start_position.h"
#include "view/game/known_opponents.h"

namespace roque {

/// A new game as a person thinks of it: I, my opponent, and which side is mine. Knows no toolkit.
struct NewGameChoice {
    PlayerSpec self;  ///< mostly a person; an AI player if two of them are to play
    PlayerSpec opponent;
    ColorWish color = ColorWish::White;
    TimeControl time;
    TimeControl opponentTime;
    StartPosition start;
    std::chrono::milliseconds pace{0};

    bool operator==(const NewGameChoice&) const = default;
};

/// Describes a game from the side of the only person, or else from White's. If the person left the color to
/// chance the last time, they do so again.
[[nodiscard]] NewGameChoice choiceOf(const GameSetup& setup, ColorWish last);

/// Gives an AI player of a game with a clock its own thinking time for games without one: that of the last
/// such game, or the default.
void restoreMoveTime(PlayerSpec& player, const TimeControl& time, const KnownOpponents& known);

/// The game, with the person on a side. A player with a clock has no thinking time besides.
[[nodiscard]] GameSetup setupOf(const NewGameChoice& choice, Color self);

/// The side that a person gets: the one they want, or the one that was drawn.
[[nodiscard]] Color colorFor(ColorWish wish, Color drawn) noexcept;

/// A side by chance.
[[nodiscard]] Color randomColor();

/// The same game again with the sides changed: each player keeps their time.
[[nodiscard]] GameSetup rematchOf(GameSetup setup);

}  // namespace roque
