#pragma once

#include <string>

#include "model/base/export.h"
#include "model/game/game_record.h"

namespace roque {

/// Appends a game to a text in PGN's export format (section 3.2): the seven tags first, lines of at most 80
/// characters as far as words allow, every variation, comment, judgement and annotation, an empty line at the
/// end. Reading it gives the same game.
ROQUE_MODEL void appendPgn(const GameRecord& game, std::string& text);

/// The same as a text of its own.
[[nodiscard]] ROQUE_MODEL std::string toPgn(const GameRecord& game);

}  // namespace roque
