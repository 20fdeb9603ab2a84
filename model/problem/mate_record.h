#pragma once

#include "model/base/export.h"
#include "model/base/variant.h"
#include "model/game/game_record.h"
#include "model/problem/mate_solution.h"

namespace roque {

/// A solution as a game with variations, for writing as PGN or replaying: every key, every defence in the
/// tree, or the line if there is no tree. Keys are marked "!"; duals are named in comments. The mating side
/// has won.
[[nodiscard]] ROQUE_MODEL GameRecord toRecord(const Position& position, const MateSolution& solution,
                                              Variant variant = Variant::Standard);

}  // namespace roque
