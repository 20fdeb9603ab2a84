#pragma once

#include <optional>
#include <string>
#include <vector>

#include "view/terminal/command.h"

namespace roque::terminal {

/// What all commands of `roque-cli pgn` were asked for.
struct PgnOptions {
    std::vector<std::string> files;  ///< "-" stands for standard input
    std::string output;              ///< where games are written; empty: standard output
    unsigned threads = 1;
    bool showsProgress = false;  ///< on standard error
    bool hidesWarnings = false;
};

/// Which games `roque-cli pgn filter` is to find, as it was typed.
struct PgnFilterOptions {
    std::string player;
    std::string white;
    std::string black;
    std::string event;
    std::string since;
    std::string until;
    std::vector<std::string> results;
    std::string opening;  ///< moves in SAN, with or without numbers
    std::optional<std::string> fen;
    std::optional<unsigned> fewestPlies;
    std::optional<unsigned> mostPlies;
};

// All answer with ExitCode::BadInput if a file cannot be read or is no text, but do the others all the same.
// Ctrl-C ends them early; what is done by then is kept.

/// Lists every problem on standard output. ExitCode::Mismatch if a game has an error.
ExitCode runPgnCheck(const PgnOptions& options, const Streams& streams);

/// Writes the games anew in the export format. Problems are listed on standard error; a game with an error is
/// written as it is, and the answer is ExitCode::Mismatch.
ExitCode runPgnNormalise(const PgnOptions& options, const Streams& streams);

/// Writes the games that fit, as they are.
ExitCode runPgnFilter(const PgnOptions& options, const PgnFilterOptions& filter, const Streams& streams);

/// Prints figures about the games; `openingPlies` first moves make an opening.
ExitCode runPgnStats(const PgnOptions& options, unsigned openingPlies, const Streams& streams);

}  // namespace roque::terminal
