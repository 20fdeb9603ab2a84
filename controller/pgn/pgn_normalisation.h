#pragma once

#include "controller/pgn/pgn_batch.h"
#include "controller/pgn/pgn_batch_result.h"

namespace roque {

/// Rewrites games in the export format of the PGN standard; games with errors stay unchanged. [any-thread]
[[nodiscard]] PgnBatchResult normaliseGames(const PgnBatch& batch);

}  // namespace roque
