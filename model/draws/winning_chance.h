#pragma once

#include <cstdint>

#include "model/base/export.h"
#include "model/position/position.h"

namespace roque {

/// What a side's material says of its chance to win, as players know it.
enum class WinningChance : std::uint8_t {
    None,     ///< it cannot win against any sensible play
    Seldom,   ///< only if the opponent blunders: rook against rook, bishops of opposite colors
    Open,     ///< the material alone does not tell
    Certain,  ///< king and queen against king: a matter of technique
};

/// The chance of a side. What hangs in the position is not considered.
///
/// Knows what cannot mate at all (dead_position.h), king and pawn against king exactly, the rook pawn with
/// the wrong bishop (`7k/8/8/6KP/8/5B2/8/8 w - - 0 1`), and endings in which too little is left.
[[nodiscard]] ROQUE_MODEL WinningChance winningChance(const Position& position, Color side);

}  // namespace roque
