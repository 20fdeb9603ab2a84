#pragma once

#include <functional>
#include <vector>

#include "view/terminal/command/command.h"
#include "view/terminal/match/match_command.h"
#include "view/terminal/match/rate_command.h"
#include "view/terminal/match/tune_command.h"

namespace CLI {
class App;
}

namespace roque::terminal {

/// The commands `roque-cli match`, `roque-cli rate` and `roque-cli tune`, and their options on the command
/// line.
class MatchCommands {
public:
    /// Adds the commands to a command line that does not outlive this object. The one that is given on the
    /// command line sets `chosen` to the function that runs it.
    void addTo(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen);

private:
    void addRate(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen);
    void addTune(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen);
    void addGames(CLI::App& command);
    void addTest(CLI::App& command);
    void addRecord(CLI::App& command);

    MatchOptions options_;
    RateOptions rate_;
    TuneOptions tune_;
};

}  // namespace roque::terminal
