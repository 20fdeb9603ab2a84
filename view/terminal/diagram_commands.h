#pragma once

#include <functional>

#include "view/terminal/diagram_command.h"
#include "view/terminal/report_command.h"

namespace CLI {
class App;
}

namespace roque::terminal {

/// The commands that write pictures of positions: `roque-cli diagram` and `roque-cli report`, with their
/// options. It lives as long as the commands.
class DiagramCommands {
public:
    /// Adds the commands to a program; what is chosen of them is put into `chosen`.
    void addTo(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen);

private:
    void addDiagram(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen);
    void addReport(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen);

    DiagramOptions diagram_;
    ReportOptions report_;
};

}  // namespace roque::terminal
