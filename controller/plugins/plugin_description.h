#pragma once

#include "controller/plugins/plugin_info.h"
#include "controller/plugins/plugin_refusal.h"
#include "model/base/result.h"
#include "plugins/sdk/roque_player_plugin.h"

namespace roque {

/// Reads what a plugin exports and checks all of it, from the version on, without calling anything; else the
/// first thing that is wrong. The path and the origin of the
/// result are left for the caller to fill in.
[[nodiscard]] Result<PluginInfo, PluginRefusal> readDescription(const roque_player_plugin& plugin);

}  // namespace roque
