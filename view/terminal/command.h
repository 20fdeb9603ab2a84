#pragma once

#include <iosfwd>

namespace roque::terminal {

/// How a command of roque-cli ends, as the shell sees it.
enum class ExitCode : int {
    Success = 0,
    Mismatch = 1,  ///< the command did its work and found something wrong, such as a wrong perft count
    BadInput = 2,  ///< an argument, a file or a FEN that cannot be used; standard error says why
};

/// Where a command reads and writes; tests give it strings.
struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& error;
};

}  // namespace roque::terminal
