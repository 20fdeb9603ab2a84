#pragma once

#include <optional>
#include <string>

#include "view/terminal/analysis/analysing_player.h"
#include "view/terminal/command/command.h"

namespace roque::terminal {

/// The options of `roque-cli analyse`.
struct AnalyseOptions {
    std::string subject;  ///< a FEN, or a file of positions (FEN or EPD) or games (PGN), whose ends are meant
    std::optional<std::string> fen;  ///< a position instead
    AnalysingPlayerOptions who;
    unsigned lines = 1;
    bool isJson = false;  ///< prints one JSON object for each line instead of a table
};

/// Has a player analyse positions, and prints its best lines.
///
/// ExitCode::BadInput if there is no position, the player cannot be started or has not so many lines.
/// ExitCode::Mismatch if the player fails, and after Ctrl-C, which prints what was found so far.
ExitCode runAnalyse(const AnalyseOptions& options, const Streams& streams);

}  // namespace roque::terminal
