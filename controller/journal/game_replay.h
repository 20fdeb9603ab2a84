#pragma once

#include <optional>
#include <vector>

#include "controller/journal/journal_event.h"
#include "controller/journal/saved_game.h"

namespace roque {

/// Rebuilds a game from its events, in their order. Trusts nothing: before the first impossible event, the
/// game is cut off. Nothing if not even the beginning can be read.
[[nodiscard]] std::optional<SavedGame> replay(std::vector<JournalEvent> events);

}  // namespace roque
