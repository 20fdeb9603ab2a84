#pragma once

#include <functional>
#include <string>

#include "view/terminal/analysis/analyse_command.h"
#include "view/terminal/analysis/annotate_command.h"
#include "view/terminal/analysis/calibrate_command.h"
#include "view/terminal/analysis/why_command.h"
#include "view/terminal/command/command.h"

namespace CLI {
class App;
}

namespace roque::terminal {

/// The commands `roque-cli analyse`, `annotate`, `calibrate` and `why` and their options on the command line.
class AnalysisCommands {
public:
    /// Adds the commands to a command line that does not outlive this object. The one that is given on the
    /// command line sets `chosen` to the function that runs it.
    void addTo(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen);

private:
    void addAnnotate(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen);
    void addCalibrate(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen);
    void addWhy(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen);

    AnalyseOptions analyse_;
    AnnotateOptions annotate_;
    CalibrateOptions calibrate_;
    WhyOptions why_;
    std::string whyFen_;  ///< by its option
};

}  // namespace roque::terminal
