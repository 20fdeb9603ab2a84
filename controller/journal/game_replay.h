#pragma once

#include <optional>
#include <vector>

#include "controller/journal/journal_event.h"
#include "controller/journal/saved_game.h"

namespace roque {

/// Rebuilds a game from its events, in their order. Trusts nothing: the game ends before the first impossible
/// event. Nothing if not even the beginning can be read.
[[nodiscard]] std::optional<SavedGame> replay(std::vector<JournalEvent> events);

}  // namespace roque
