#pragma once

#include <functional>
#include <string_view>

#include "model/game/game_result.h"
#include "model/game/game_tags.h"

namespace roque::match {

/// Tells of every game of a PGN text, in order: its tags and its result. The moves are not looked at, which
/// makes it fast.
void scanPgn(std::string_view text, const std::function<void(const GameTags&, GameResult)>& onGame);

/// How many bytes of a text are complete games as a match writes them: all, or all but a truncated last one;
/// 0 if it is no such text.
[[nodiscard]] std::size_t wholeGames(std::string_view text);

}  // namespace roque::match
