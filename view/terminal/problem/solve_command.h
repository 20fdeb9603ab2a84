#pragma once

#include <optional>
#include <string>

#include "view/terminal/command/command.h"

namespace roque::terminal {

/// The options of `roque-cli solve`.
struct SolveOptions {
    std::string problem;             ///< a FEN, or a file with one problem a line (ProblemLine)
    std::optional<std::string> fen;  ///< the position; `problem` then says nothing
    unsigned mate = 0;               ///< longest mate to look for, in moves; 0: as each line says
    bool allKeys = false;            ///< prints every key, not only one
    bool tree = false;               ///< prints every defence and its refutation
    bool pgn = false;                ///< prints only the solution, as PGN with variations
    unsigned megabytes = 64;         ///< maximum size of the hash table
    unsigned threads = 1;            ///< that share the work; the answer does not depend on their number
    bool showsProgress = false;      ///< on standard error: the lengths excluded so far
};

/// Solves mate problems: prints the shortest mate with its main line, or "no mate in N" if that is proved.
/// Ctrl-C ends it early.
///
/// ExitCode::BadInput if a position cannot be used, or the side to move has only its king. ExitCode::Mismatch
/// if there is no mate, unless a file says so, if a file states another length than that of the shortest
/// mate, and after Ctrl-C.
ExitCode runSolve(const SolveOptions& options, const Streams& streams);

}  // namespace roque::terminal
