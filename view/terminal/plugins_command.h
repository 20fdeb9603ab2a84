#pragma once

#include "controller/plugins/plugin_registry.h"
#include "view/terminal/command.h"

namespace roque::terminal {

/// What `roque-cli plugins` was asked for.
struct PluginsOptions {
    bool showOptions = false;  ///< list what can be set about each player, as a UCI engine would
};

/// Lists the AI players of a registry that has been scanned, a line each: id, tab, name and version, tab,
/// author, tab, file. Libraries that cannot be used are named with the reason on `error`.
ExitCode runPlugins(const PluginsOptions& options, const PluginRegistry& registry, const Streams& streams);

}  // namespace roque::terminal
