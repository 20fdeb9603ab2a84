#pragma once

#include <functional>
#include <string>

#include "view/terminal/command/command.h"
#include "view/terminal/plugins/check_command.h"
#include "view/terminal/plugins/new_player_command.h"
#include "view/terminal/plugins/plugins_command.h"

namespace CLI {
class App;
}

namespace roque::terminal {

/// The commands of `roque-cli plugins` and their options on the command line.
class PluginsCommands {
public:
    /// Adds the commands to a command line that does not outlive this object. The one that is given on the
    /// command line sets `chosen` to the function that runs it.
    void addTo(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen);

private:
    using Run = std::function<ExitCode()>;

    CLI::App& addConsent(CLI::App& plugins, ConsentOptions::Act act, const char* name,
                         const std::string& help, const Streams& streams, Run& chosen);
    void addCheck(CLI::App& plugins, const Streams& streams, Run& chosen);
    void addNew(CLI::App& plugins, const Streams& streams, Run& chosen);

    PluginsOptions list_;
    NewPlayerOptions new_;
    ConsentOptions consent_;
    CheckOptions check_;
};

}  // namespace roque::terminal
