#pragma once

#include "controller/plugins/plugin_registry.h"
#include "view/terminal/command/command.h"

namespace roque::terminal {

/// The options of `roque-cli plugins`.
struct PluginsOptions {
    bool showOptions = false;  ///< also lists each player's options, in the form of UCI
};

/// Lists the AI players of a scanned registry, one a line: id, name and version, author and file, separated
/// by tabs. Names libraries that cannot be used on standard error, with the reason.
ExitCode runPlugins(const PluginsOptions& options, const PluginRegistry& registry, const Streams& streams);

}  // namespace roque::terminal
