#pragma once

#include <filesystem>
#include <vector>

#include "controller/analysis/game_analyser.h"
#include "view/terminal/analysis/analysing_player.h"
#include "view/terminal/command/command.h"

namespace roque::terminal {

/// The options of `roque-cli annotate`.
struct AnnotateOptions {
    std::vector<std::filesystem::path> files;  ///< PGN
    std::filesystem::path output;
    AnalysingPlayerOptions who;  ///< without nodes: those of AnalysisBudget
    unsigned threads = 1;        ///< games at the same time
    bool resumes = false;        ///< continues after the games in `output`
    bool isJson = false;         ///< prints a report on each game as a JSON object instead of lines
};

/// Annotates games and adds each to the output as soon as it is done. Ctrl-C ends it early; games that are
/// done are kept.
///
/// ExitCode::BadInput if a file cannot be used, the output cannot be written, or the player cannot be
/// started. ExitCode::Mismatch if it ends early, by Ctrl-C or because the player fails, and if a game could
/// be read or analysed only in part.
ExitCode runAnnotate(const AnnotateOptions& options, const Streams& streams);

}  // namespace roque::terminal
