#pragma once

#include "model/base/export.h"
#include "model/board/position.h"

namespace roque {

/// Whether a side can give mate by any series of legal moves, however the other plays (FIDE articles 5.2.2
/// and 6.9).
///
/// Right for every position without pawns that material decides, for moves that are forced, and for walls of
/// pawns that nothing can open as long as the search of them stays small; elsewhere it says yes, which is
/// right nearly always (docs/draws.md). Takes less than a microsecond in most positions.
[[nodiscard]] ROQUE_MODEL bool canMate(const Position& position, Color side);

/// Whether neither side can give mate: the game is drawn at once.
[[nodiscard]] ROQUE_MODEL bool isDeadPosition(const Position& position);

}  // namespace roque
