#pragma once

#include <string>

#include "model/game/game_tags.h"

namespace roque {

/// What a file with one game might be called, as far as its tags are known: "Anna - Bastion 2026-11-22.pgn",
/// or "game.pgn". It can be a file's name whatever the players are called. UTF-8.
[[nodiscard]] std::string gameFileName(const GameTags& tags);

}  // namespace roque
