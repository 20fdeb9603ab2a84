#pragma once

#include "controller/pgn/pgn_batch.h"
#include "controller/pgn/pgn_batch_result.h"

namespace roque {

/// Counts games, results, players and openings. The first `openingPlies` moves make an opening. [any-thread]
[[nodiscard]] PgnBatchResult countGames(const PgnBatch& batch, unsigned openingPlies);

}  // namespace roque
