#pragma once

#include "view/terminal/command.h"

namespace roque::terminal {

/// Reads the arguments of roque-cli and runs the command they name. Arguments that cannot be understood are
/// explained on `streams.error`.
ExitCode runCommandLine(int argc, const char* const* argv, const Streams& streams);

}  // namespace roque::terminal
