#pragma once

#include "model/base/move.h"
#include "model/position/position.h"

namespace roque::minimax {

/// Puts the moves first that are most likely to be good.
///
/// The result of an alpha-beta search does not depend on the order, its speed does: if the best move always
/// comes first, only about the square root of the positions has to be looked at (Knuth and Moore 1975, see
/// search.h). So: the move that was best before, then captures, the most valuable victim first and among
/// equals the least valuable attacker, then promotions, then the rest as they come.
void order(MoveList& moves, const Position& position, Move best);

/// Leaves only the moves that change the balance of material: captures and promotions.
void keepCapturesAndPromotions(MoveList& moves, const Position& position);

}  // namespace roque::minimax
