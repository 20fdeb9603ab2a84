#pragma once

#include <functional>

#include "view/terminal/command/command.h"
#include "view/terminal/endings/endings_command.h"

namespace CLI {
class App;
}

namespace roque::terminal {

/// The commands of `roque-cli endings` and their options on the command line.
class EndingsCommands {
public:
    /// Adds the commands to a command line that does not outlive this object. The one that is given on the
    /// command line sets `chosen` to the function that runs it.
    void addTo(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen);

private:
    EndingsMakeOptions make_;
    EndingsShowOptions show_;
};

}  // namespace roque::terminal
