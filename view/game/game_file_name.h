#pragma once

#include <string>

#include "model/game/game_tags.h"

namespace roque {

/// A file name for one game, by its date: "game 2026-11-22.pgn", or "game.pgn" if the date is unknown. It
/// contains no player names: those are arbitrary text and do not belong in a path.
[[nodiscard]] std::string gameFileName(const GameTags& tags);

}  // namespace roque
