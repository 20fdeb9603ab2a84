#include "controller/pgn/pgn_batch_result.h"

#include "model/pgn/pgn_lexis.h"

namespace roque {

void PgnBatchResult::addProblem(const PgnProblem& problem) {
    if (!problem.isError()) ++warnings;
    problems.emplace_back(games, problem);
}

/// The blanks after a comment that is never closed belong to it. Written each time, they would become more.
void PgnBatchResult::writeUnchanged(std::string_view game) {
    while (!game.empty() && pgn::isBlank(game.back())) game.remove_suffix(1);
    text += game;
    text += "\n\n";
    ++gamesWritten;
}

}  // namespace roque
