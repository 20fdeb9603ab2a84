#pragma once

#include "model/base/export.h"
#include "model/base/variant.h"
#include "model/game/game_record.h"
#include "model/problem/mate_solution.h"

namespace roque {

/// A solution as a game with variations, to be written as PGN or played through: every key, every defence
/// that the tree has, and the line if it has none. Keys are marked "!"; duals are named in comments. It is
/// won by the side that mates.
[[nodiscard]] ROQUE_MODEL GameRecord toRecord(const Position& position, const MateSolution& solution,
                                              Variant variant = Variant::Standard);

}  // namespace roque
