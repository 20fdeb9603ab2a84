#pragma once

#include <cstdint>
#include <vector>

#include "model/position/position.h"

namespace roque {

/// A part of a game, as phasesOf() divides it.
enum class GamePhase : std::uint8_t { Opening, Middlegame, Endgame };

/// The phase in which each position of a game is, given in order. Phases never go back.
///
/// The middlegame begins when at most ten queens, rooks, bishops and knights are left, or when a side has
/// fewer than four men on its first rank; the endgame when at most six of those pieces are left (scalachess,
/// Divider, without its measure of how far the men are mixed).
[[nodiscard]] std::vector<GamePhase> phasesOf(const std::vector<Position>& positions);

}  // namespace roque
