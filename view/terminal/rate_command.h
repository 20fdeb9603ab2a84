#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "view/terminal/command.h"

namespace roque::terminal {

/// What `roque-cli rate` was asked for.
struct RateOptions {
    std::vector<std::string> files;    ///< PGN
    std::vector<std::string> anchors;  ///< "NAME=RATING"
    double prior = 1;                  ///< games that are drawn in thought between every two who have met
    unsigned samples = 1000;           ///< of the bootstrap
    std::uint64_t seed = 1;
    bool isCsv = false;
};

/// Prints a table of ratings by all games of some files. ExitCode::BadInput if a file cannot be read, an
/// anchor is none of the players, or the games cannot say who is how strong.
ExitCode runRate(const RateOptions& options, const Streams& streams);

}  // namespace roque::terminal
