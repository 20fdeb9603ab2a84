#pragma once

#include <functional>

#include "view/terminal/pgn_batch.h"
#include "view/terminal/pgn_criteria.h"
#include "view/terminal/pgn_yield.h"

// What `roque-cli pgn` does with games. Each may be called by several threads at once. [any-thread]
namespace roque::terminal {

/// Reads every move and says what is wrong.
[[nodiscard]] PgnYield checkGames(const PgnBatch& batch);

/// Writes the games anew in the export format; one with errors stays as it was.
[[nodiscard]] PgnYield normaliseGames(const PgnBatch& batch);

/// Writes the games that fit as they are.
[[nodiscard]] PgnYield filterGames(const PgnBatch& batch, const PgnCriteria& criteria);

/// Counts; `openingPlies` first moves make an opening.
[[nodiscard]] PgnYield countGames(const PgnBatch& batch, unsigned openingPlies);

}  // namespace roque::terminal
