#pragma once

#include "model/base/export.h"
#include "model/position/position.h"

namespace roque {

/// Whether a side can checkmate by any series of legal moves, with the opponent's help (FIDE articles 5.2.2
/// and 6.9).
///
/// Exact for every ending of up to four pieces without pawns of both sides, and for pawn walls that nothing
/// can open. In a few other positions it returns true where false is correct, never the other way round
/// (docs/draws.md).
[[nodiscard]] ROQUE_MODEL bool canMate(const Position& position, Color side);

/// Whether neither side can checkmate: the game is drawn at once.
[[nodiscard]] ROQUE_MODEL bool isDeadPosition(const Position& position);

}  // namespace roque
