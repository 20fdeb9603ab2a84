#pragma once

#include <filesystem>

#include "controller/plugins/plugin_refusal.h"
#include "model/base/result.h"
#include "plugins/sdk/roque_player_plugin.h"

namespace roque {

/// Loads a library for the rest of the program's life and finds what it exports as a plugin; else why that
/// failed.
///
/// A library is never unloaded, also if it turns out to be none of ours: it may have threads running, and
/// functions to be called at exit. An exception that leaves a static initialiser of the library ends the
/// program; nothing in the same process can prevent that. [any-thread]
[[nodiscard]] Result<const roque_player_plugin*, PluginRefusal> loadPluginLibrary(
    const std::filesystem::path& file);

}  // namespace roque
