#pragma once

#include <functional>

#include "view/terminal/command/command.h"
#include "view/terminal/engines/engine_check_command.h"

namespace CLI {
class App;
}

namespace roque::terminal {

/// The commands of `roque-cli engines` and their options on the command line.
class EnginesCommands {
public:
    /// Adds the commands to a command line that does not outlive this object. The one that is given on the
    /// command line sets `chosen` to the function that runs it.
    void addTo(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen);

private:
    EngineCheckOptions check_;
};

}  // namespace roque::terminal
