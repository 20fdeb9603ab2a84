#pragma once

#include "view/terminal/analysis/analysing_player.h"

namespace roque::terminal {

/// What `roque-cli calibrate` was told.
struct CalibrateOptions {
    AnalysingPlayerOptions who;
    bool isJson = false;
};

/// Measures what a player's centipawns are worth, beside Bastion's, and keeps that for an engine of the
/// person's list.
ExitCode runCalibrate(const CalibrateOptions& options, const Streams& streams);

}  // namespace roque::terminal
