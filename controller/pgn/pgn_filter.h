#pragma once

#include "controller/pgn/game_matcher.h"
#include "controller/pgn/pgn_batch.h"
#include "controller/pgn/pgn_batch_result.h"

namespace roque {

/// Writes the games that match, unchanged. Lists the errors of games whose moves it has to read: what is
/// looked for may follow them. [any-thread]
[[nodiscard]] PgnBatchResult filterGames(const PgnBatch& batch, const GameMatcher& matcher);

}  // namespace roque
