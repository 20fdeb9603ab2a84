#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "controller/analysis/win_curve.h"
#include "controller/engines/engine_loop.h"
#include "controller/match/match_player.h"
#include "controller/search/search_engine.h"
#include "model/base/result.h"
#include "view/terminal/command/command.h"

namespace roque::terminal {

/// Who analyses, as the command line names them, and how they are set up unless they say otherwise.
struct AnalysingPlayerOptions {
    std::string player = "bastion";  ///< as match::parsePlayer() reads it
    std::optional<std::uint64_t> nodes;
    std::optional<unsigned> moveTime;  ///< milliseconds
    std::optional<unsigned> depth;
    unsigned megabytes = 64;
    unsigned threads = 1;           ///< of the engine
    std::optional<double> stretch;  ///< of its centipawns, as `roque-cli calibrate` measures it
};

/// A player who can be asked, and what its centipawns are worth.
struct AnalysingPlayer {
    match::MatchPlayer player;
    WinCurve curve = WinCurve::standard();
    std::optional<double> stretch{};  ///< of Bastion's curve, if it was given or measured
    std::string engineId{};           ///< StoredEngine::id if it is one of the person's list
};

/// The player, or why there is none, in one sentence.
[[nodiscard]] Result<AnalysingPlayer, Message> analysingPlayer(const AnalysingPlayerOptions& options);

/// What each search is limited by; nothing if the player has no limits, which `analyse` and its like allow.
[[nodiscard]] SearchLimits limitsOfEach(const match::MoveLimits& limits);

/// A player that has started.
struct StartedPlayer {
    AnalysingPlayer who;
    std::unique_ptr<EngineLoop> loop;  ///< of the engine, which ends first
    std::unique_ptr<SearchEngine> engine;

    /// Says what went wrong with the engine, under the player's name.
    void complain(const EngineError& error, const Streams& streams) const;
};

/// Starts the player; if that fails, says why.
[[nodiscard]] std::optional<StartedPlayer> startAnalysingPlayer(const AnalysingPlayerOptions& options,
                                                                const Streams& streams);

}  // namespace roque::terminal
