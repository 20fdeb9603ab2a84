#pragma once

#include <string>

#include "model/position/position.h"
#include "model/problem/mate_solution.h"

namespace roque::test {

/// Replays a tree of a solution move by move, with nothing but the rules: every attacker's move is legal,
/// every legal reply of the defender is answered, every line ends in checkmate within the moves promised.
/// Returns what is wrong, an empty text if the tree is a proof.
[[nodiscard]] std::string whatIsWrong(const Position& position, const MateBranch& branch, unsigned moves);

}  // namespace roque::test
