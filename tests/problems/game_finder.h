#pragma once

#include <optional>
#include <vector>

#include "tests/problems/problem.h"
#include "tests/problems/timed_solver.h"
#include "tests/property/random_walk.h"

namespace roque::problems {

/// Finds problems in games: two players move at random, but take what is not defended, prefer moves that give
/// check and see a mate in a few moves. From the end of a game that ended with mate one goes back as long as
/// the winner could have mated, and takes the position from which it takes as many moves as wanted, with one
/// key only.
class GameFinder {
public:
    GameFinder(unsigned moves, std::uint64_t seed) : moves_(moves), dice_(seed) {}

    /// Plays games until a problem is found.
    [[nodiscard]] Problem next();

private:
    [[nodiscard]] std::vector<Position> playGame();
    [[nodiscard]] Move chooseMove(const Position& position);
    [[nodiscard]] std::optional<Problem> problemIn(const std::vector<Position>& game);

    unsigned moves_;
    test::Dice dice_;
    TimedSolver solver_{std::chrono::milliseconds(4000)};
};

}  // namespace roque::problems
