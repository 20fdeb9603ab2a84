#pragma once

#include <functional>
#include <string_view>

#include "model/game/game_result.h"
#include "model/game/game_tags.h"

namespace roque::match {

/// Passes on the tags and the result of every game in a PGN text, in order: that of the tag, or that at the
/// end of the moves if the tag tells none. It skips the moves, so it is fast.
void scanPgn(std::string_view text, const std::function<void(const GameTags&, GameResult)>& onGame);

/// How many bytes of a text are complete games as a match writes them: all, or all but a truncated last one;
/// 0 if a match did not write it.
[[nodiscard]] std::size_t wholeGames(std::string_view text);

}  // namespace roque::match
