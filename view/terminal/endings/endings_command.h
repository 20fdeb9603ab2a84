#pragma once

#include <filesystem>
#include <optional>
#include <string>

#include "view/terminal/command/command.h"

namespace roque::terminal {

/// The options of `roque-cli endings make`.
struct EndingsMakeOptions {
    std::filesystem::path file;  ///< empty: in the user's data folder
    unsigned threads = 1;
};

/// The options of `roque-cli endings show`.
struct EndingsShowOptions {
    std::filesystem::path file;      ///< empty: in the user's data folder
    std::optional<std::string> fen;  ///< of a position with at most four men
};

/// Makes the file of the endings with up to four men; shows how far it is.
///
/// ExitCode::Mismatch after Ctrl-C or SIGTERM, ExitCode::BadInput if the file cannot be written.
ExitCode runEndingsMake(const EndingsMakeOptions& options, const Streams& streams);

/// Prints what best play leads to in a position and after each legal move, the best first.
///
/// ExitCode::BadInput if there is no file, it has no answer, or the FEN cannot be used.
ExitCode runEndingsShow(const EndingsShowOptions& options, const Streams& streams);

}  // namespace roque::terminal
