#pragma once

#include <functional>

#include "view/terminal/command.h"
#include "view/terminal/pgn_command.h"

namespace CLI {
class App;
}

namespace roque::terminal {

/// The commands of `roque-cli pgn` and their options, as the command line names them.
class PgnCommands {
public:
    /// Adds them to a command line that lives as long as this object; `chosen` is set to what runs the one
    /// that is named.
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
