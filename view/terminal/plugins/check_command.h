#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "controller/plugin_check/check.h"
#include "view/terminal/command/command.h"

namespace roque::terminal {

/// The options of `roque-cli plugins check`.
struct CheckOptions {
    std::filesystem::path file;  ///< a library, allowed or not: who asks for a check agrees to it
    unsigned level = check::kDefaultLevel;
    std::vector<std::string> only;  ///< names of checks; if not empty, these instead of levels
    std::uint64_t seed = 1;
    unsigned games = 100;      ///< of level 10
    unsigned concurrency = 0;  ///< checks at the same time; 0: one for each processor
    bool isJson = false;       ///< prints one JSON document instead of lines
};

/// Tests a player level by level, in confined processes of its own, and prints what was found.
///
/// ExitCode::Mismatch if a check has failed, or after Ctrl-C. ExitCode::BadInput if the file is no library
/// for this machine, or has changed meanwhile, or there is no check of a name.
ExitCode runCheck(const CheckOptions& options, const Streams& streams);

}  // namespace roque::terminal
