#pragma once

#include <iosfwd>
#include <string>

#include "model/position/position.h"
#include "model/problem/mate_solution.h"

namespace roque::terminal {

/// Moves in SAN with their numbers, as in "2...Qh4+ 3.g3 Qxg3#".
[[nodiscard]] std::string lineText(Position position, const std::vector<Move>& line);

/// Moves of one position in SAN, with commas.
[[nodiscard]] std::string movesText(const Position& position, const std::vector<Move>& moves);

/// Prints the tree of a solution: each key, then each reply, indented, with the move that answers it fastest
/// and the duals.
void printTree(const Position& position, const MateSolution& solution, std::ostream& out);

}  // namespace roque::terminal
