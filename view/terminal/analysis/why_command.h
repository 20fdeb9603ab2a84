#pragma once

#include <string>

#include "view/terminal/analysis/analysing_player.h"
#include "view/terminal/command/command.h"

namespace roque::terminal {

/// The options of `roque-cli why`.
struct WhyOptions {
    std::string fen;
    std::string move;  ///< in SAN or UCI notation
    AnalysingPlayerOptions who;
    bool isJson = false;
};

/// Says why a move is worse than another: a reason if one is proved, what it costs, and the line.
///
/// ExitCode::BadInput if position or move are none, or the player cannot be started. ExitCode::Mismatch if
/// the player fails, and after Ctrl-C.
ExitCode runWhy(const WhyOptions& options, const Streams& streams);

}  // namespace roque::terminal
