#include "controller/pgn/pgn_normalisation.h"

#include "model/pgn/game_builder.h"
#include "model/pgn/pgn_writer.h"

namespace roque {

PgnBatchResult normaliseGames(const PgnBatch& batch) {
    PgnBatchResult result;
    GameBuilder builder([&result](const ReadGame& game) {
        for (const PgnProblem& problem : game.problems) result.addProblem(problem);
        if (game.hasErrors()) {
            ++result.gamesWithErrors;
            result.writeUnchanged(game.text);
        } else {
            appendPgn(game.record, result.text);
            ++result.gamesWritten;
        }
        ++result.games;
    });
    batch.readTo(builder);
    return result;
}

}  // namespace roque
