#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "model/notation/pgn/pgn_problem.h"
#include "view/terminal/pgn_statistics.h"

namespace roque::terminal {

/// What working on a batch of games has come to.
struct PgnYield {
    std::size_t games = 0;
    std::size_t gamesWithErrors = 0;
    std::size_t warnings = 0;
    std::vector<std::pair<std::size_t, PgnProblem>>
        problems;      ///< each with its game's place in the batch, from 0
    std::string text;  ///< what is to be written
    std::size_t gamesWritten = 0;
    PgnStatistics statistics;

    void note(const PgnProblem& problem) {
        if (!problem.isError()) ++warnings;
        problems.emplace_back(games, problem);
    }
};

}  // namespace roque::terminal
