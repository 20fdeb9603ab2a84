#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "controller/match/adjudication.h"
#include "controller/match/sprt.h"
#include "view/terminal/command.h"

namespace roque::terminal {

/// What `roque-cli match` was asked for.
struct MatchOptions {
    std::vector<std::string> players;  ///< as parsePlayer() reads them
    std::string time;                  ///< for all that do not say otherwise: "2+0.02"
    std::optional<unsigned> moveTime;  ///< milliseconds
    std::optional<unsigned> depth;
    std::optional<std::uint64_t> nodes;
    unsigned megabytes = 64;
    unsigned threads = 1;  ///< of each engine

    std::size_t pairs = 10;  ///< between every two players who meet
    bool isGauntlet = false;
    unsigned concurrency = 1;
    std::uint64_t seed = 1;
    std::filesystem::path openings;  ///< empty: those that come with the program
    match::AdjudicationRules adjudication;
    unsigned margin = 0;      ///< milliseconds
    unsigned patience = 300;  ///< seconds, for a move without a clock
    std::optional<match::SprtHypotheses> sprt;

    std::string event = "Match";
    std::filesystem::path pgn;   ///< where the games go; empty: nowhere
    bool resumes = false;        ///< goes on with the games that are there
    std::filesystem::path host;  ///< roque-uci; empty: the one beside this program
    bool isTerminal = false;     ///< whether somebody watches, so that a table can be drawn again
};

/// Plays a match and prints its score. Ctrl-C ends it early; what was played is kept.
///
/// ExitCode::BadInput if it cannot begin; ExitCode::Mismatch if it was broken off, by Ctrl-C or because an
/// engine has failed too often.
ExitCode runMatch(const MatchOptions& options, const Streams& streams);

}  // namespace roque::terminal
