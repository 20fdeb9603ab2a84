#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "controller/analysis/win_curve.h"
#include "controller/match/match_player.h"
#include "model/base/result.h"

namespace roque::terminal {

/// Who analyses, as the command line names them, and how they are set up unless they say otherwise.
struct AnalysingPlayerOptions {
    std::string player = "bastion";  ///< as match::parsePlayer() reads it
    std::optional<std::uint64_t> nodes;
    std::optional<unsigned> moveTime;  ///< milliseconds
    std::optional<unsigned> depth;
    unsigned megabytes = 64;
    unsigned threads = 1;  ///< of the engine
};

/// A player who can be asked, and what its centipawns are worth.
struct AnalysingPlayer {
    match::MatchPlayer player;
    WinCurve curve = WinCurve::standard();
};

/// The player, or why there is none, in one sentence.
[[nodiscard]] Result<AnalysingPlayer, Message> analysingPlayer(const AnalysingPlayerOptions& options);

}  // namespace roque::terminal
