#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "controller/engines/stored_engine.h"
#include "controller/match/match_player.h"
#include "controller/plugins/plugin_registry.h"
#include "model/base/result.h"

namespace roque::match {

/// Settings for players that have none of their own.
struct PlayerDefaults {
    MoveLimits limits;
    unsigned megabytes = 64;  ///< for tables of positions
    unsigned threads = 1;
    std::filesystem::path host;  ///< roque-uci, which runs plugins
    /// A scanned registry: guests then run confined, and plugins that are not there are refused. nullptr: the
    /// host finds out.
    const PluginRegistry* plugins = nullptr;
    std::vector<StoredEngine> engines{};  ///< of the person's list
    bool needsLimit = true;               ///< refuses a player that may think for ever
};

/// The player that a text describes, or what is wrong with the text, in one sentence.
///
/// "bastion" is a plugin, "/usr/games/stockfish" (anything with a slash) a program that speaks UCI,
/// "Stockfish 15.1" an engine of the person's list. After a colon, separated by commas, may come name=, tc=,
/// depth=, nodes=, movetime=; for programs arg= (again for each argument) and dir=; for engines of the list
/// profile=; anything else is an option of the engine: "bastion:Level=3,Hash=16". A comma within a value is
/// written "\,".
[[nodiscard]] Result<MatchPlayer, Message> parsePlayer(std::string_view text, const PlayerDefaults& defaults);

/// The engine of the person's list that such a text names; nullptr if it names a plugin or a program.
[[nodiscard]] const StoredEngine* listedEngine(std::string_view text, const PlayerDefaults& defaults);

/// Time for the moves of a player, such as "2+0.02" or "40/60"; only what UCI can express.
[[nodiscard]] Result<TimeControl, Message> parseMatchTime(std::string_view text);

}  // namespace roque::match
