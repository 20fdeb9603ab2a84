#pragma once

#include "controller/pgn/pgn_batch.h"
#include "controller/pgn/pgn_batch_result.h"

namespace roque {

/// Reads every move of some games and lists their problems. [any-thread]
[[nodiscard]] PgnBatchResult checkGames(const PgnBatch& batch);

}  // namespace roque
