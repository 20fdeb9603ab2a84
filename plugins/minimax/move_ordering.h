#pragma once

#include "model/base/move.h"
#include "model/position/position.h"

namespace roque::minimax {

/// Sorts the moves that are most likely to be good to the front.
///
/// The result of an alpha-beta search does not depend on the order, but its speed does: if the best move
/// always comes first, only about the square root of the positions is visited (Knuth and Moore 1975, see
/// search.h). So: the best move of the depth before, then captures, the most valuable victim first and among
/// equals the least valuable attacker (MVV-LVA), then promotions, then all others in the order they come.
void order(MoveList& moves, const Position& position, Move best);

/// Leaves only the moves that change the balance of material: captures and promotions.
void keepCapturesAndPromotions(MoveList& moves, const Position& position);

}  // namespace roque::minimax
