#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "view/terminal/match/game_options.h"

namespace roque::terminal {

/// The options of `roque-cli tune`.
struct TuneOptions : GameOptions {
    TuneOptions() { megabytes = 16; }  // tables are cleared before each game

    std::string engine;                ///< as match::parsePlayer() reads it
    std::filesystem::path parameters;  ///< a table of parameters; empty: those that the engine tells
    std::vector<std::string> names;    ///< of those to tune; empty: all
    std::size_t rounds = 10'000;       ///< pairs of games
    double rate = 0.002;               ///< as in tuning::SpsaSchedule
    std::size_t reportEvery = 100;     ///< rounds

    std::filesystem::path journal;  ///< file for the rounds; empty: none
    bool resumes = false;           ///< continues the tuning whose rounds are in `journal`
    std::filesystem::path output;   ///< file for the parameters found; empty: none
};

/// Tunes parameters of an engine by games against itself, and prints what it has found. Ctrl-C ends it early
/// and keeps what has been found by then.
///
/// ExitCode::BadInput if it cannot begin. ExitCode::Mismatch if it ends early: by Ctrl-C, or because the
/// engine fails too often.
ExitCode runTune(const TuneOptions& options, const Streams& streams);

}  // namespace roque::terminal
