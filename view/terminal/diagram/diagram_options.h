#pragma once

#include <functional>

#include "view/terminal/diagram/diagram_command.h"
#include "view/terminal/diagram/report_command.h"

namespace CLI {
class App;
}

namespace roque::terminal {

/// The commands `roque-cli diagram` and `roque-cli report` and their options on the command line.
class DiagramCommands {
public:
    /// Adds the commands to a command line that does not outlive this object. The one that is given on the
    /// command line sets `chosen` to the function that runs it.
    void addTo(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen);

private:
    void addDiagram(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen);
    void addReport(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen);

    DiagramOptions diagram_;
    ReportOptions report_;
};

}  // namespace roque::terminal
