#pragma once

#include <string>

#include "view/terminal/command.h"

namespace roque::terminal {

/// What `roque-cli solve` was asked for.
struct SolveOptions {
    std::string problem;         ///< a FEN, or a file with a problem on each line (ProblemLine)
    unsigned mate = 0;           ///< look for a mate within so many moves; 0: as the lines of the file say
    bool allKeys = false;        ///< name every first move that solves
    bool tree = false;           ///< print every defence and how it loses
    bool pgn = false;            ///< print the solution as PGN with variations, and nothing else
    unsigned megabytes = 64;     ///< the most that the table of facts may take
    unsigned threads = 1;        ///< they share the work; the answer does not depend on how many
    bool showsProgress = false;  ///< say on standard error what has been excluded
};

/// Solves mate problems: prints the shortest mate with a line, "no mate in N" where that is proved. Ctrl-C
/// ends it.
///
/// ExitCode::BadInput where a position cannot be used or the side to move has only its king;
/// ExitCode::Mismatch where a file says another length than the shortest mate has, and after Ctrl-C.
ExitCode runSolve(const SolveOptions& options, const Streams& streams);

}  // namespace roque::terminal
