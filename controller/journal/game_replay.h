#pragma once

#include <optional>
#include <vector>

#include "controller/journal/journal_event.h"
#include "controller/journal/saved_game.h"

namespace roque {

/// The game that events tell, in their order. It believes nothing: events that cannot have happened end the
/// game where they stand, and what came before is kept. Nothing if not even the beginning can be read.
[[nodiscard]] std::optional<SavedGame> replay(std::vector<JournalEvent> events);

}  // namespace roque
