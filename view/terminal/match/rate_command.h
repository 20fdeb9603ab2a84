#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "view/terminal/command/command.h"

namespace roque::terminal {

/// The options of `roque-cli rate`.
struct RateOptions {
    std::vector<std::string> files;    ///< PGN
    std::vector<std::string> anchors;  ///< "NAME=RATING"
    double prior = 1;                  ///< virtual draws added between every two players who have met
    unsigned samples = 1000;           ///< of the bootstrap
    std::uint64_t seed = 1;
    bool isCsv = false;
};

/// Prints the ratings of the players of some PGN files. ExitCode::BadInput if a file cannot be read, an
/// anchor is not a player, or the games do not determine the ratings.
ExitCode runRate(const RateOptions& options, const Streams& streams);

}  // namespace roque::terminal
