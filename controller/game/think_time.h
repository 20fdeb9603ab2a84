#pragma once

#include <cstdint>

#include "controller/search/search.h"
#include "model/game/game.h"
#include "model/game/time_control.h"

namespace roque {

/// A move that a player has chosen, and the time it has.
struct ThinkTask {
    const Game& game;  ///< before the move
    Move move;
    bool isFromBook = false;
    SearchLimits clock;  ///< as GameClock::limits() gives it: nothing set without a clock
};

/// How long a person of a rating would think about a move: longer where there is much to choose from, hardly
/// for a recapture or an only move, quickly in the opening, and a weak player less than a strong one. Draws a
/// little; the same seed gives the same times.
///
/// Leaves time on any clock: however long a game is, nobody loses on time by it. Without a clock, a few
/// seconds at most. The constants are choices of ours, and pace_bench shows what they come to.
[[nodiscard]] ClockTime thinkTime(const ThinkTask& task, int rating, std::uint64_t seed);

/// How many legal moves a person would look at: all but those that leave the moved piece to be taken.
[[nodiscard]] unsigned sensibleMoves(const Position& position);

}  // namespace roque
