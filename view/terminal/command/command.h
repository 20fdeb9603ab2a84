#pragma once

#include <iosfwd>

namespace roque::terminal {

/// The exit codes of roque-cli; a greater one is worse.
enum class ExitCode : int {
    Success = 0,
    Mismatch = 1,  ///< the command ran and found something wrong, such as a perft count
    BadInput = 2,  ///< an argument, a file or a FEN cannot be used; standard error says why
};

/// Where a command reads and writes. Tests pass string streams.
struct Streams {
    std::istream& in;
    std::ostream& out;
    std::ostream& error;
    bool isTerminal = false;  ///< a person types; else a program may, and does not want to wait
};

}  // namespace roque::terminal
