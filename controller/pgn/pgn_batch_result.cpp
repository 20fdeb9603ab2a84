#include "controller/pgn/pgn_batch_result.h"

namespace roque {

void PgnBatchResult::addProblem(const PgnProblem& problem) {
    if (!problem.isError()) ++warnings;
    problems.emplace_back(games, problem);
}

void PgnBatchResult::writeUnchanged(std::string_view game) {
    text += game;
    text += "\n\n";
    ++gamesWritten;
}

}  // namespace roque
