#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "controller/match/sprt.h"
#include "view/terminal/match/game_options.h"

namespace roque::terminal {

/// The options of `roque-cli match`.
struct MatchOptions : GameOptions {
    std::vector<std::string> players;  ///< as match::parsePlayer() reads them
    std::size_t pairs = 10;            ///< of games, between every two players who meet
    bool isGauntlet = false;
    std::optional<match::SprtHypotheses> sprt;

    std::string event = "Match";
    std::filesystem::path pgn;  ///< file for the games; empty: none
    bool resumes = false;       ///< continues the match whose games are in `pgn`
    bool isTerminal = false;    ///< whether output goes to a terminal: a table can be redrawn in place
};

/// Plays a match and prints its score. Ctrl-C ends it early and keeps the games played so far.
///
/// ExitCode::BadInput if the match cannot begin. ExitCode::Mismatch if it ends early: by Ctrl-C, or because
/// an engine fails too often.
ExitCode runMatch(const MatchOptions& options, const Streams& streams);

}  // namespace roque::terminal
