#pragma once

#include <string>

#include "model/base/export.h"
#include "model/game/game_record.h"

namespace roque {

/// Appends a game in PGN export format (section 3.2): the seven tags first; lines of at most 80 characters,
/// if words allow; every variation, comment, NAG and annotation; an empty line at the end. Reading it back
/// gives the same game.
ROQUE_MODEL void appendPgn(const GameRecord& game, std::string& text);

/// The game in PGN export format.
[[nodiscard]] ROQUE_MODEL std::string toPgn(const GameRecord& game);

}  // namespace roque
