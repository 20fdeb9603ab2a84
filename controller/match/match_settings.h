#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "controller/engines/engine_deadlines.h"
#include "controller/match/match_game.h"
#include "controller/match/match_plan.h"
#include "controller/match/match_player.h"
#include "controller/match/opening.h"

namespace roque::match {

/// Everything that is decided before a match begins.
struct MatchSettings {
    std::vector<MatchPlayer> players;  ///< at least two
    std::vector<Opening> openings;     ///< at least one
    MatchMode mode = MatchMode::RoundRobin;
    std::size_t rounds = 1;  ///< pairs of games between every two players who meet
    std::uint64_t seed = 1;
    GameRules rules;
    EngineDeadlines deadlines;
    unsigned concurrency = 1;  ///< games at the same time
    unsigned maxFailures = 3;  ///< of one engine in a row, before it rests (PlayerRests)
};

[[nodiscard]] inline MatchPlan planOf(const MatchSettings& settings) {
    return {settings.players.size(), settings.mode, settings.rounds, settings.openings.size(), settings.seed};
}

/// A hash of players, limits, openings, rules and seed, in hexadecimal digits: games with the same hash
/// belong to the same match. The number of games and the concurrency are not part of it.
[[nodiscard]] std::string identityOf(const MatchSettings& settings);

}  // namespace roque::match
