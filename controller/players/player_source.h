#pragma once

#include <filesystem>
#include <string>

#include "controller/engines/engine_supervisor.h"
#include "controller/players/game_setup.h"
#include "controller/plugins/plugin_registry.h"
#include "controller/search/engine_source.h"

namespace roque {

/// The engine of an AI player, or why there is none: a sentence without a full stop. The registry
/// outlives the engine. `supervisor`, if there is one, watches over chess programs.
[[nodiscard]] Result<EngineSource, Message> playerSource(const PlayerSpec& player, Variant variant,
                                                         const PluginRegistry& plugins,
                                                         const Deadlines& deadlines,
                                                         EngineSupervisor* supervisor = nullptr);

/// Limits that make an AI player end its search. A chess program without any would think for ever, and gets
/// kDefaultThinkTime; a plugin has limits of its own.
[[nodiscard]] SearchLimits playerLimits(const PlayerSpec& player, SearchLimits limits, Color side);

/// The file of endings that a player knows, whether it is there or not: that of the user's data folder for
/// Bastion, which uses it when it plays as well as it can. Empty: none.
[[nodiscard]] std::filesystem::path endingsOf(const PlayerSpec& player);

/// The name of an AI player.
[[nodiscard]] std::string playerNameOf(const PlayerSpec& player, const PluginRegistry& plugins);

}  // namespace roque
