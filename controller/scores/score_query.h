#pragma once

#include <cstdint>
#include <limits>
#include <string>

namespace roque {

/// Which games to show from the table of scores.
struct ScoreQuery {
    enum class Order : std::uint8_t {
        Best,    ///< those first in which a player, or the one that is looked for, made most points
        Latest,  ///< those first that ended last
    };
    /// Whose games.
    enum class Match : std::uint8_t {
        Part,  ///< those of players whose name contains a text, in any case; that is everybody if it is empty
        Whole,  ///< those of the player who has just this name, as PlayerSummary has it
    };
    /// As many as there are.
    static constexpr unsigned kAll = std::numeric_limits<unsigned>::max();

    Order order = Order::Latest;
    std::string player;     ///< a name or a part of one, as `match` says
    unsigned most = 100;    ///< how many, or kAll
    unsigned leaveOut = 0;  ///< how many of the first, for the next page
    Match match = Match::Part;
};

/// What a player has achieved.
struct PlayerSummary {
    std::string name;
    unsigned games = 0;
    unsigned wins = 0;
    unsigned draws = 0;
    int best = 0;     ///< points of the best game
    double mean = 0;  ///< points a game

    bool operator==(const PlayerSummary&) const = default;
};

}  // namespace roque
