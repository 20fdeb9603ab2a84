#pragma once

#include <functional>

#include "view/terminal/command/command.h"
#include "view/terminal/pgn/pgn_command.h"

namespace CLI {
class App;
}

namespace roque::terminal {

/// The commands of `roque-cli pgn` and their options on the command line.
class PgnCommands {
public:
    /// Adds the commands to a command line that does not outlive this object. The one that is given on the
    /// command line sets `chosen` to the function that runs it.
    void addTo(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen);

private:
    void addFiles(CLI::App& command);
    void addOutput(CLI::App& command);
    void addCriteria(CLI::App& command);

    PgnOptions options_;
    PgnFilterOptions filter_;
    unsigned openingPlies_ = 4;
};

}  // namespace roque::terminal
