#pragma once

#include <functional>
#include <vector>

#include "view/terminal/command.h"
#include "view/terminal/match_command.h"
#include "view/terminal/rate_command.h"

namespace CLI {
class App;
}

namespace roque::terminal {

/// The commands `roque-cli match` and `roque-cli rate` and their options, as the command line names them.
class MatchCommands {
public:
    /// Adds them to a command line that lives as long as this object; `chosen` is set to what runs the one
    /// that is named.
    void addTo(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen);

private:
    void addRate(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen);
    void addThinking(CLI::App& command);
    void addGames(CLI::App& command);
    void addEnds(CLI::App& command);
    void addTest(CLI::App& command);
    void addRecord(CLI::App& command);

    MatchOptions options_;
    RateOptions rate_;
};

}  // namespace roque::terminal
