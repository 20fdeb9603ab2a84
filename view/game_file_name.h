#pragma once

#include <string>

#include "model/game/game_tags.h"

namespace roque {

/// What a file with one game might be called: by its day, "game 2026-11-22.pgn", or "game.pgn" if that is not
/// known. No player is named in it: what players are called is anybody's text, and no part of a path.
[[nodiscard]] std::string gameFileName(const GameTags& tags);

}  // namespace roque
