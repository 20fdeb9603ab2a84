#pragma once

#include <string>

#include "view/terminal/command.h"

namespace roque::terminal {

/// What `roque-cli solve` was asked for.
struct SolveOptions {
    std::string
        problem;  ///< a FEN, or a file with one on each line (what follows a tab or semicolon is ignored)
    unsigned mate = 0;        ///< look for a mate within so many moves
    bool allKeys = false;     ///< name every first move that solves
    bool tree = false;        ///< print every defence and how it loses
    bool pgn = false;         ///< print the solution as PGN with variations, and nothing else
    unsigned megabytes = 64;  ///< size of the table of facts
};

/// Solves mate problems: prints the shortest mate with a line, "no mate in N" where that is proved.
///
/// ExitCode::BadInput where a position cannot be used or the side to move has only its king.
ExitCode runSolve(const SolveOptions& options, const Streams& streams);

}  // namespace roque::terminal
