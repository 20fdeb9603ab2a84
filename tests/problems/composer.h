#pragma once

#include <chrono>
#include <cstdint>
#include <optional>

#include "model/position/setup.h"
#include "tests/problems/problem.h"
#include "tests/problems/timed_solver.h"
#include "tests/property/random_walk.h"

namespace roque::problems {

/// Composes problems by trial: places pieces at random, then moves, adds, removes and exchanges them, and
/// keeps changes that bring the position closer to a problem of the desired length.
///
/// A problem has one key, which neither checks nor captures, as problemists want it.
class Composer {
public:
    /// Composes mates in `moves` moves, from 1 to MateSearch::kMaxMoves. The seed selects what is tried. A
    /// position that takes more than 0.5 s to solve, or 2.5 s from six moves on, is passed over, so the
    /// problems also depend on the speed of the machine.
    Composer(unsigned moves, std::uint64_t seed)
        : moves_(moves), dice_(seed), solver_(std::chrono::milliseconds(moves < 6 ? 500 : 2500)) {}

    /// The next problem; empty if the attempt failed.
    [[nodiscard]] std::optional<Problem> attempt();

private:
    /// How close a position is to a problem; compared in the order of the members.
    struct Merit {
        unsigned length = 0;  ///< of the shortest mate; 0: none
        bool hasQuietKey = false;
        int fewKeys = 0;  ///< minus the number of keys
        auto operator<=>(const Merit&) const = default;
    };
    struct Candidate {
        Setup setup;
        Merit merit;
        Move key = Move::none();
    };

    [[nodiscard]] Setup randomSetup();
    [[nodiscard]] Setup changed(Setup setup);
    void addPiece(Setup& setup);
    [[nodiscard]] std::optional<Candidate> judge(const Setup& setup, unsigned least, unsigned most);

    unsigned moves_;
    test::Dice dice_;
    TimedSolver solver_;
};

}  // namespace roque::problems
