#pragma once

#include <atomic>
#include <chrono>
#include <optional>

#include "model/problem/mate_solver.h"

namespace roque::problems {

/// Solves problems one after the other, with a time limit each: most positions met in a search for problems
/// are not worth more.
class TimedSolver {
public:
    explicit TimedSolver(std::chrono::milliseconds limit) : limit_(limit) {}

    /// The shortest mate within `moves` moves; empty if there is none or it takes too long.
    [[nodiscard]] std::optional<MateSolution> solve(const Position& position, unsigned moves,
                                                    MateDetail detail);

private:
    std::chrono::milliseconds limit_;
    MateTable table_{std::size_t{32} << 20U};
};

}  // namespace roque::problems
