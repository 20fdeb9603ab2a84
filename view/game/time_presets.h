#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "controller/settings/new_game_habits.h"
#include "model/game/time_control.h"

// The times that a new game offers. Knows no toolkit.
namespace roque {

/// How fast a game is.
enum class Tempo : std::uint8_t { Bullet, Blitz, Rapid, Classical };

/// The tempo of a game of forty moves; nothing without a clock, or if the time does not tell.
[[nodiscard]] std::optional<Tempo> tempoOf(const TimeControl& time);

/// The times offered to everybody, from the fastest to the slowest.
[[nodiscard]] std::span<const TimeControl> usualTimes();

/// A time in a word: "3+2" for three minutes and two seconds per move, "0.5+0"; times of other kinds as in
/// PGN.
[[nodiscard]] std::string shortTime(const TimeControl& time);

/// Whether a person can add a time to their own: it has a clock, is not offered yet, and there is room.
[[nodiscard]] bool canAdd(const OwnTimes& own, const TimeControl& time);

}  // namespace roque
