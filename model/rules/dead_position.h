#pragma once

#include "model/base/export.h"
#include "model/position/position.h"

namespace roque {

/// Whether a side can give mate by any series of legal moves, however the other plays (FIDE articles 5.2.2
/// and 6.9).
///
/// Right for every ending of up to four pieces without pawns of both sides, and for walls of pawns that
/// nothing can open; in a few others it says yes where no is right, never the other way round
/// (docs/draws.md).
[[nodiscard]] ROQUE_MODEL bool canMate(const Position& position, Color side);

/// Whether neither side can give mate: the game is drawn at once.
[[nodiscard]] ROQUE_MODEL bool isDeadPosition(const Position& position);

}  // namespace roque
