#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <stop_token>

#include "controller/engines/uci_engine.h"
#include "controller/match/match_settings.h"

namespace roque::match {

/// Starts the engine of a player and sets what is to be set about it.
[[nodiscard]] Result<std::unique_ptr<UciEngine>, EngineError> startPlayer(EngineLoop& loop,
                                                                          const MatchPlayer& player,
                                                                          const EngineDeadlines& deadlines);

/// A place where two engines sit and play one game after the other. An engine that has failed is started
/// again for its next game; one that meets the same or another opponent stays where it is. Belongs to one
/// thread.
class GameTable {
public:
    /// The settings outlive the table.
    explicit GameTable(const MatchSettings& settings) : settings_(settings) {}

    /// Plays a game; `players` and `opening` are numbers in the settings. `seeds` are what engines draw by
    /// lot with that have an option "Seed" which nobody has set.
    [[nodiscard]] PlayedGame play(const ByColor<std::size_t>& players, std::size_t opening,
                                  const ByColor<std::uint64_t>& seeds, const std::stop_token& stop);

private:
    [[nodiscard]] Result<SearchEngine*, EngineError> seat(std::size_t player, std::uint64_t seed);

    const MatchSettings& settings_;
    EngineLoop loop_;
    std::map<std::size_t, std::unique_ptr<UciEngine>> engines_;  ///< after the loop, which they use
};

}  // namespace roque::match
