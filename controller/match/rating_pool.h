#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/game/game_result.h"

namespace roque::match {

/// The result of some games between two players.
struct ColorScore {
    std::size_t white = 0;  ///< numbers of the players
    std::size_t black = 0;
    double games = 0;
    double points = 0;  ///< of White
};

/// Games that depend on each other: a pair from one opening, or a single game.
struct GameUnit {
    std::vector<ColorScore> games;  ///< one each
};

/// Games of many players, from which ratings are computed. Players are numbered in the order they appear.
class RatingPool {
public:
    /// Adds the games of a PGN text, except those without a result or of a player against themselves. Two
    /// games are a pair if their Round tags are "12.1" and "12.2" and the players are the same with colours
    /// swapped.
    void add(std::string_view pgn);
    /// Adds one game. `pair` is a name that both games of a pair share; empty for a single game.
    void add(std::string_view white, std::string_view black, GameResult result, const std::string& pair);

    [[nodiscard]] const std::vector<std::string>& players() const noexcept { return players_; }
    [[nodiscard]] const std::vector<GameUnit>& units() const noexcept { return units_; }
    [[nodiscard]] std::size_t games() const noexcept { return games_; }

private:
    [[nodiscard]] std::size_t numberOf(std::string_view player);

    std::vector<std::string> players_;
    std::map<std::string, std::size_t, std::less<>> numbers_;
    std::vector<GameUnit> units_;
    std::map<std::string, std::size_t> halfPairs_;  ///< units with one game of two, by the name of the pair
    std::size_t games_ = 0;
    std::size_t texts_ = 0;  ///< number of texts added; each has its own rounds
};

/// Sums up the games with the same player as White and the same as Black. `weights` say how much each unit
/// counts; without them, each counts once.
[[nodiscard]] std::vector<ColorScore> totals(const std::vector<GameUnit>& units,
                                             const std::vector<double>& weights = {});

}  // namespace roque::match
