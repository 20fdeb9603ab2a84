#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <stop_token>

#include "controller/engines/engine_loop.h"
#include "controller/match/match_settings.h"
#include "controller/search/search_engine.h"

namespace roque::match {

/// Starts the engine of a player and sets its options. The loop outlives the engine, which is of no use once
/// `closing` is requested (UciEngine::start).
[[nodiscard]] Result<std::unique_ptr<SearchEngine>, EngineError> startPlayer(
    EngineLoop& loop, const MatchPlayer& player, const EngineDeadlines& deadlines,
    const std::stop_token& closing = {});

/// A game that is to be played at a table.
struct TableGame {
    ByColor<std::size_t> players;    ///< numbers in the settings
    std::size_t opening = 0;         ///< the same
    ByColor<std::uint64_t> seeds{};  ///< for engines whose option "Seed" is not set
    /// Set before the game, beside the player's own. What one game sets, the next of that player has to set,
    /// too: nothing is taken back.
    ByColor<OptionValues> options{};
};

/// Two engines that play one game after the other. An engine that failed is restarted for its next game; any
/// other keeps running, against the same or another opponent. Belongs to one thread.
class GameTable {
public:
    /// The settings outlive the table.
    explicit GameTable(const MatchSettings& settings) : settings_(settings) {}

    /// Plays a game, the same token for each: once it is stopped, the engines can play no more.
    [[nodiscard]] PlayedGame play(const TableGame& game, const std::stop_token& stop);

private:
    [[nodiscard]] PlayedGame playToItsEnd(const TableGame& game, const std::stop_token& stop);
    [[nodiscard]] Result<SearchEngine*, EngineError> seat(std::size_t player, std::uint64_t seed,
                                                          const OptionValues& options,
                                                          const std::stop_token& closing);

    const MatchSettings& settings_;
    EngineLoop loop_;
    std::map<std::size_t, std::unique_ptr<SearchEngine>> engines_;  ///< after the loop, which they use
};

}  // namespace roque::match
