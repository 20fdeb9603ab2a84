#pragma once

#include <cstddef>
#include <optional>

#include "model/game/game_record.h"
#include "model/problem/mate_solver.h"

namespace roque {

/// What came of a mate problem.
struct SolvedProblem {
    MateSolver::Verdict verdict = MateSolver::Verdict::Stopped;
    unsigned moves = 0;      ///< of the mate, if there is one
    std::size_t keys = 0;    ///< first moves that mate in so many
    bool isComplete = true;  ///< whether `solution` has every defence; it may be too large for that
    std::optional<GameRecord> solution;  ///< to be played through, if there is a mate
};

}  // namespace roque
