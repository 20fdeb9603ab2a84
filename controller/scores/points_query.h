#pragma once

#include <cstdint>
#include <limits>
#include <string>

namespace roque {

/// Which games of the table of scores to show.
struct PointsQuery {
    enum class Order : std::uint8_t {
        Best,    ///< ordered by the points of the player searched for, or of the better player; most first
        Latest,  ///< ordered by their ends, latest first
    };
    /// How to match the names of players.
    enum class Match : std::uint8_t {
        Part,   ///< the name contains the text, ignoring case; an empty text matches every name
        Whole,  ///< the name equals the text (PlayerSummary)
    };
    /// No limit.
    static constexpr unsigned kAll = std::numeric_limits<unsigned>::max();

    Order order = Order::Latest;
    std::string player;     ///< a name, or a part of one, by `match`
    unsigned most = 100;    ///< maximum number of games, or kAll
    unsigned leaveOut = 0;  ///< number of games to skip, for the next page
    Match match = Match::Part;
};

/// The results of a player.
struct PlayerSummary {
    std::string name;
    unsigned games = 0;
    unsigned wins = 0;
    unsigned draws = 0;
    int best = 0;     ///< points of the best game
    double mean = 0;  ///< points per game

    bool operator==(const PlayerSummary&) const = default;
};

}  // namespace roque
