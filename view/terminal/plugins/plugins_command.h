#pragma once

#include <cstdint>
#include <filesystem>

#include "controller/plugins/plugin_registry.h"
#include "view/terminal/command/command.h"

namespace roque::terminal {

/// The options of `roque-cli plugins`.
struct PluginsOptions {
    bool showOptions = false;  ///< also lists each player's options, in the form of UCI
};

/// Lists the AI players of a scanned registry, one a line: id, name and version, author and file, separated
/// by tabs. Names libraries that cannot be used on standard error, with the reason, and those that nobody has
/// decided about, with the command that allows them.
///
/// ExitCode::Mismatch if there is a library that cannot be used, or no player at all.
ExitCode runPlugins(const PluginsOptions& options, const PluginRegistry& registry, const Streams& streams);

/// The options of `roque-cli plugins allow`, `refuse` and `forget`.
struct ConsentOptions {
    enum class Act : std::uint8_t { Allow, Refuse, Forget };
    Act act = Act::Allow;
    bool isInProcess = false;        ///< when allowed: it may be loaded into the program
    bool isForEveryVersion = false;  ///< when allowed: also what the file will contain later
    std::filesystem::path file;      ///< anywhere: the decision is about its content
};

/// Keeps or forgets a decision about a player that the program did not bring, and says what it may do now.
/// ExitCode::BadInput if the file is no player that can be loaded, or the decision cannot be kept;
/// ExitCode::Mismatch if there is nothing to forget. What has been decided about a file that is gone can be
/// forgotten all the same.
ExitCode runConsent(const ConsentOptions& options, const GuestConsents& consents, const Streams& streams);

}  // namespace roque::terminal
