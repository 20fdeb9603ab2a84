#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "controller/pgn/pgn_statistics.h"
#include "model/pgn/pgn_problem.h"

namespace roque {

/// The result of working on a batch of games (PgnBatch).
struct PgnBatchResult {
    std::size_t games = 0;
    std::size_t gamesWithErrors = 0;
    std::size_t warnings = 0;
    /// Each with the number of its game in the batch, from 0.
    std::vector<std::pair<std::size_t, PgnProblem>> problems;
    std::string text;  ///< PGN to be written
    std::size_t gamesWritten = 0;
    PgnStatistics statistics;

    /// Adds a problem of the present game.
    void addProblem(const PgnProblem& problem);
    /// Adds a game to `text` as it stands in its file.
    void writeUnchanged(std::string_view game);
};

}  // namespace roque
