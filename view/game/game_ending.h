#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "controller/players/game_setup.h"
#include "controller/plugins/plugin_registry.h"
#include "model/base/message.h"
#include "model/game/game.h"

namespace roque {

/// The level of an AI player, with its name and rating if they are known.
struct ShownLevel {
    std::int64_t number = 0;
    PluginLevel facts;

    bool operator==(const ShownLevel&) const = default;
};

/// The level of a player; nothing if it has no levels.
[[nodiscard]] std::optional<ShownLevel> shownLevelOf(const PlayerSpec& player, const PluginRegistry& plugins);

/// What there is to say about a finished game. Knows no toolkit.
struct GameEnding {
    std::string score;  ///< "1–0", "0–1", "½–½"; "–" without a result
    Message reason;     ///< a sentence without a full stop: "You won by checkmate"
    unsigned moves = 0;
    std::optional<ByColor<int>> points;                      ///< nothing if the game was aborted
    std::optional<ByColor<std::chrono::milliseconds>> used;  ///< nothing if it is not known
    std::optional<ShownLevel> level;                         ///< of the only AI player
};

/// Describes the end of a game with an outcome. If one of the players is a person, it is told as to them.
[[nodiscard]] GameEnding endingOf(const Game& game, const ByColor<PlayerSpec>& players);

}  // namespace roque
