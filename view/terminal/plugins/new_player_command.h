#pragma once

#include <filesystem>
#include <string>

#include "controller/plugins/plugin_registry.h"
#include "view/terminal/command/command.h"

namespace roque::terminal {

/// The options of `roque-cli plugins new`.
struct NewPlayerOptions {
    std::string name;              ///< of the library and the player, such as "my-player"
    std::filesystem::path folder;  ///< of the project; if empty, `name` in the current folder
    std::string author = "Your name";
};

/// Writes the project of a new player and says how to go on. The registry has been scanned: a name that one
/// of the program's own players has is refused.
///
/// ExitCode::BadInput if there can be no such project; then nothing is written.
ExitCode runNewPlayer(const NewPlayerOptions& options, const PluginRegistry& registry,
                      const Streams& streams);

}  // namespace roque::terminal
