#pragma once

#include "view/terminal/command/command.h"

namespace roque::terminal {

/// Runs roque-cli: parses its arguments and runs the command they name. Explains bad arguments on
/// `streams.error`.
ExitCode runCommandLine(int argc, const char* const* argv, const Streams& streams);

}  // namespace roque::terminal
