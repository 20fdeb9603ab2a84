#pragma once

#include <optional>

#include "controller/game_setup.h"
#include "controller/plugins/plugin_registry.h"

namespace roque {

/// How long a player thinks about a move where nobody has said anything else.
inline constexpr std::chrono::milliseconds kUsualThinkTime{3000};

/// How long a move takes at least where two players are watched and nobody has said anything else.
inline constexpr std::chrono::milliseconds kUsualPace{1000};

/// A plugin set up for somebody who has set nothing: at its friendly level if it has levels.
[[nodiscard]] PluginSpec usualSpec(const Plugin& plugin);

/// Whom a person plays against who has not chosen anybody: Bastion, which has levels, or else Minimax;
/// nobody if there is neither.
[[nodiscard]] std::optional<PluginSpec> usualOpponent(const PluginRegistry& plugins);

}  // namespace roque
