#pragma once

#include <cstddef>
#include <optional>

#include "model/game/game_record.h"
#include "model/problem/mate_solver.h"

namespace roque {

/// The result of solving a mate problem.
struct SolvedProblem {
    MateSolver::Verdict verdict = MateSolver::Verdict::Stopped;
    unsigned moves = 0;      ///< until mate, if there is a mate
    std::size_t keys = 0;    ///< first moves that mate in `moves`
    bool isComplete = true;  ///< whether `solution` has every defence; a large one leaves some out
    std::optional<GameRecord> solution;  ///< a game with variations, if there is a mate
};

}  // namespace roque
