#pragma once

#include <optional>
#include <vector>

#include "tests/problems/problem.h"
#include "tests/problems/timed_solver.h"
#include "tests/property/random_walk.h"

namespace roque::problems {

/// Finds problems in games: two players move at random, but capture undefended pieces, prefer checks and see
/// a mate in a few moves. From the end of a game that ended with mate it goes back while the winner could
/// have mated, and picks the position with a mate of the desired length and one key only.
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
