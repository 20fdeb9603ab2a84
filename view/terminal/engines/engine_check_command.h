#pragma once

#include <string>
#include <vector>

#include "controller/engine_check/check_times.h"
#include "view/terminal/command/command.h"

namespace roque::terminal {

/// The options of `roque-cli engines check`.
struct EngineCheckOptions {
    std::string program;                 ///< with a slash the file itself, else looked for where PATH says
    std::vector<std::string> arguments;  ///< of the program
    std::vector<std::string> only;       ///< names of steps; if not empty, these alone
    engine_check::CheckTimes times;
    bool isJson = false;  ///< prints one JSON object a line instead of a table
};

/// Tests whether a chess program keeps to UCI, and prints each fault that it finds.
///
/// ExitCode::Mismatch if there is a fault, or after Ctrl-C. ExitCode::BadInput if the program cannot be
/// started or is no UCI engine, or there is no step of a name.
ExitCode runEngineCheck(const EngineCheckOptions& options, const Streams& streams);

}  // namespace roque::terminal
