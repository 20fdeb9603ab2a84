#pragma once

#include <string>

#include "model/position/position.h"
#include "model/problem/mate_solution.h"

namespace roque::test {

/// Replays the tree of a solution move by move, using only the rules: every attacker's move is legal, every
/// legal reply of the defender is answered, every line ends in checkmate within the promised moves. Returns
/// what is wrong, or an empty text if the tree is a proof.
[[nodiscard]] std::string whatIsWrong(const Position& position, const MateBranch& branch, unsigned moves);

}  // namespace roque::test
