#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <stop_token>

#include "controller/engines/engine_loop.h"
#include "controller/match/match_settings.h"
#include "controller/search/search_engine.h"

namespace roque::match {

/// Starts the engine of a player and sets its options. The loop outlives the engine.
[[nodiscard]] Result<std::unique_ptr<SearchEngine>, EngineError> startPlayer(
    EngineLoop& loop, const MatchPlayer& player, const EngineDeadlines& deadlines);

/// Two engines that play one game after the other. An engine that failed is restarted for its next game; any
/// other keeps running, against the same or another opponent. Belongs to one thread.
class GameTable {
public:
    /// The settings outlive the table.
    explicit GameTable(const MatchSettings& settings) : settings_(settings) {}

    /// Plays a game; `players` and `opening` are numbers in the settings. `seeds` are for engines whose
    /// option "Seed" is not set.
    [[nodiscard]] PlayedGame play(const ByColor<std::size_t>& players, std::size_t opening,
                                  const ByColor<std::uint64_t>& seeds, const std::stop_token& stop);

private:
    [[nodiscard]] Result<SearchEngine*, EngineError> seat(std::size_t player, std::uint64_t seed);

    const MatchSettings& settings_;
    EngineLoop loop_;
    std::map<std::size_t, std::unique_ptr<SearchEngine>> engines_;  ///< after the loop, which they use
};

}  // namespace roque::match
