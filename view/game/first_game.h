#pragma once

#include <optional>
#include <vector>

#include "controller/engines/stored_engine.h"
#include "controller/players/game_setup.h"
#include "model/notation/start_position.h"

namespace roque {

/// The last game, with the opponent in the place of each engine that the person has removed from the list
/// since; without an opponent, a person.
[[nodiscard]] std::optional<GameSetup> withoutRemovedEngines(std::optional<GameSetup> last,
                                                             const std::vector<StoredEngine>& engines,
                                                             const std::optional<PluginSpec>& opponent);

/// The game that begins when the window opens: from a position, with the players and the time of the last
/// game if there was one, or else a person with White against the opponent, if there is one, or another
/// person. A person who plays alone has the side to move: nobody has asked the opponent to begin. Knows no
/// toolkit.
[[nodiscard]] GameSetup firstGame(const StartPosition& start, const PersonSpec& person,
                                  const std::optional<PluginSpec>& opponent,
                                  const std::optional<GameSetup>& last);

}  // namespace roque
