#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "controller/match/adjudication.h"
#include "controller/match/sprt.h"
#include "view/terminal/command/command.h"

namespace roque::terminal {

/// The options of `roque-cli match`.
struct MatchOptions {
    std::vector<std::string> players;  ///< as match::parsePlayer() reads them
    std::string time;                  ///< default of all players: "2+0.02"
    std::optional<unsigned> moveTime;  ///< milliseconds
    std::optional<unsigned> depth;
    std::optional<std::uint64_t> nodes;
    unsigned megabytes = 64;
    unsigned threads = 1;  ///< of each engine

    std::size_t pairs = 10;  ///< of games, between every two players who meet
    bool isGauntlet = false;
    unsigned concurrency = 1;
    std::uint64_t seed = 1;
    std::filesystem::path openings;  ///< empty: the openings that come with the program
    match::AdjudicationRules adjudication;
    unsigned margin = 0;      ///< milliseconds
    unsigned patience = 300;  ///< seconds, for a move without a clock
    std::optional<match::SprtHypotheses> sprt;

    std::string event = "Match";
    std::filesystem::path pgn;   ///< file for the games; empty: none
    bool resumes = false;        ///< continues the match whose games are in `pgn`
    std::filesystem::path host;  ///< path of roque-uci; empty: the one next to this program
    bool isTerminal = false;     ///< whether output goes to a terminal: a table can be redrawn in place
};

/// Plays a match and prints its score. Ctrl-C ends it early and keeps the games played so far.
///
/// ExitCode::BadInput if the match cannot begin. ExitCode::Mismatch if it ends early: by Ctrl-C, or because
/// an engine fails too often.
ExitCode runMatch(const MatchOptions& options, const Streams& streams);

}  // namespace roque::terminal
