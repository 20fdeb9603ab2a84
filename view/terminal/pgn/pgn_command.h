#pragma once

#include <optional>
#include <string>
#include <vector>

#include "view/terminal/command/command.h"

namespace roque::terminal {

/// The options that all commands of `roque-cli pgn` share.
struct PgnOptions {
    std::vector<std::string> files;  ///< "-" stands for standard input
    std::string output;              ///< file for the games; empty: standard output
    unsigned threads = 1;
    bool showsProgress = false;  ///< on standard error
    bool hidesWarnings = false;
};

/// The options of `roque-cli pgn filter`, as typed.
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
    std::optional<unsigned> minPlies;
    std::optional<unsigned> maxPlies;
};

// Each returns ExitCode::BadInput if a file cannot be read or is not text, but still works on the other
// files. Ctrl-C ends it early and keeps what is done.

/// Lists every problem on standard output. ExitCode::Mismatch if a game has errors.
ExitCode runPgnCheck(const PgnOptions& options, const Streams& streams);

/// Rewrites the games in the export format and lists problems on standard error. A game with errors stays
/// unchanged, and the command returns ExitCode::Mismatch.
ExitCode runPgnNormalise(const PgnOptions& options, const Streams& streams);

/// Writes the games that match, unchanged.
ExitCode runPgnFilter(const PgnOptions& options, const PgnFilterOptions& filter, const Streams& streams);

/// Prints figures about the games. The first `openingPlies` moves make an opening.
ExitCode runPgnStats(const PgnOptions& options, unsigned openingPlies, const Streams& streams);

}  // namespace roque::terminal
