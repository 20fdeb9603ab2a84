#pragma once

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

/// The name of an AI player.
[[nodiscard]] std::string playerNameOf(const PlayerSpec& player, const PluginRegistry& plugins);

}  // namespace roque
