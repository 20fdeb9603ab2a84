#pragma once

#include <chrono>
#include <optional>

#include "controller/players/game_setup.h"
#include "controller/plugins/plugin_registry.h"

namespace roque {

/// The default time for a move of an AI player.
inline constexpr std::chrono::milliseconds kDefaultThinkTime{3000};

/// The default for GameSetup::pace.
inline constexpr std::chrono::milliseconds kDefaultPace{1000};

/// A plugin with default settings: at its friendly level if it has levels.
[[nodiscard]] PluginSpec defaultSpec(const Plugin& plugin);

/// The strongest player that came with the program, as strong as it can play; nothing if none is there.
[[nodiscard]] std::optional<PluginSpec> strongestPlayer(const PluginRegistry& plugins);

/// The default opponent: Bastion, which has levels, or else Minimax; nothing if there is neither.
[[nodiscard]] std::optional<PluginSpec> defaultOpponent(const PluginRegistry& plugins);

}  // namespace roque
