#pragma once

#include <optional>

#include "model/board/setup.h"
#include "tests/problems/problem.h"
#include "tests/problems/timed_solver.h"
#include "tests/property/random_walk.h"

namespace roque::problems {

/// Composes problems by trial: pieces are set at random, then moved, added, removed and exchanged, and what
/// brings the position nearer to a problem of the length wanted is kept.
///
/// A problem has one key, which neither checks nor captures, as problemists want it.
class Composer {
public:
    Composer(unsigned moves, std::uint64_t seed)
        : moves_(moves), dice_(seed), solver_(std::chrono::milliseconds(moves < 6 ? 500 : 2500)) {}

    /// The next problem; empty if an attempt came to nothing.
    [[nodiscard]] std::optional<Problem> attempt();

private:
    /// How near a position is to a problem; compared in the order of its members.
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
