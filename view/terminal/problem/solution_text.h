#pragma once

#include <iosfwd>
#include <string>

#include "model/position/position.h"
#include "model/problem/mate_solution.h"

namespace roque::terminal {

/// A line of moves in SAN with numbers, such as "2...Qh4+ 3.g3 Qxg3#".
[[nodiscard]] std::string lineText(Position position, const std::vector<Move>& line);

/// Alternative moves of one position in SAN, separated by commas.
[[nodiscard]] std::string movesText(const Position& position, const std::vector<Move>& moves);

/// Prints a solution as an indented tree: each key, and below it each reply with the fastest answer and its
/// duals.
void printTree(const Position& position, const MateSolution& solution, std::ostream& out);

}  // namespace roque::terminal
