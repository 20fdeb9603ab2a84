#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "controller/match/match_score.h"
#include "controller/match/match_settings.h"
#include "controller/match/player_rests.h"
#include "controller/threads/working_threads.h"

namespace roque::match {

/// A game that was played, with its place in the match.
struct FinishedGame {
    ScoredGame score;
    PlayedGame played;
};

/// Plays the games of a match, several at a time, each at a table with a thread of its own. The games of a
/// player that rests (PlayerRests) stay open; the others go on.
class MatchRunner {
public:
    enum class Next : std::uint8_t { GoOn, Stop };
    enum class End : std::uint8_t {
        Complete,      ///< all games were played
        Stopped,       ///< OnGame asked for it
        Interrupted,   ///< by Ctrl-C
        PlayerFailed,  ///< games were left out, whose engine had failed too often
    };
    /// Receives each game except interrupted ones, on the thread of run().
    using OnGame = std::function<Next(FinishedGame)>;

    /// `played`: games of an earlier run. The settings outlive the runner.
    MatchRunner(const MatchSettings& settings, const std::vector<ScoredGame>& played,
                PlayerRests::Clock clock = std::chrono::steady_clock::now);

    /// Plays until all games are played or there is a reason to stop, which interrupts the games under way.
    /// Rethrows what a table throws, such as std::bad_alloc.
    [[nodiscard]] End run(const std::atomic<bool>& interrupted, const OnGame& onGame);

    /// The players that failed too often, so that games of theirs were left out.
    [[nodiscard]] std::set<std::size_t> failedPlayers() const { return rests_.missing(); }

private:
    void playPairs(const std::stop_token& stop);
    [[nodiscard]] std::optional<std::size_t> nextPair();
    [[nodiscard]] std::optional<End> wait(const std::atomic<bool>& interrupted, const OnGame& onGame);
    [[nodiscard]] bool isToPlay(std::size_t pair, unsigned game, const ByColor<std::size_t>& players);
    void note(const ScoredGame& game);

    const MatchSettings& settings_;
    MatchPlan plan_;
    std::set<std::pair<std::size_t, unsigned>> played_;  ///< pairs and games of an earlier run
    PlayerRests rests_;

    std::atomic<std::size_t> nextPair_ = 0;
    WorkingThreads<FinishedGame> tables_;
};

}  // namespace roque::match
