#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "controller/match/match_game.h"
#include "controller/match/pentanomial.h"

namespace roque::match {

/// A game of a match, as the score needs it.
struct ScoredGame {
    std::size_t pair = 0;   ///< its number in the plan
    unsigned game = 0;      ///< 0 or 1: the first or second of the pair
    std::size_t white = 0;  ///< numbers of the players
    std::size_t black = 0;
    GameResult result = GameResult::Unknown;  ///< Unknown: it is void
    GameEnd end = GameEnd::Rules;
    std::optional<Color> culprit;

    bool operator==(const ScoredGame&) const = default;
};

/// The results of a player, against everybody or one opponent. Void games count in `failures` only.
struct Tally {
    std::uint64_t wins = 0;
    std::uint64_t draws = 0;
    std::uint64_t losses = 0;
    std::uint64_t timeLosses = 0;    ///< among the losses and draws: flags that have fallen
    std::uint64_t illegalMoves = 0;  ///< among the losses
    std::uint64_t failures = 0;      ///< void games: the engine died or hung
    PairCounts pairs;                ///< pairs whose games both count

    [[nodiscard]] std::uint64_t games() const noexcept { return wins + draws + losses; }
    /// From 0 to 1; 0 without games.
    [[nodiscard]] double score() const noexcept;

    bool operator==(const Tally&) const = default;
};

/// The score of a match. Games may come in any order.
class MatchScore {
public:
    explicit MatchScore(std::size_t players) : tallies_(players) {}

    void add(const ScoredGame& game);

    [[nodiscard]] const Tally& player(std::size_t number) const { return tallies_.at(number); }
    /// The number of games played, including void ones.
    [[nodiscard]] std::uint64_t games() const noexcept { return games_; }
    /// The pairs of one player against another, from the first one's point of view.
    [[nodiscard]] PairCounts pairsBetween(std::size_t first, std::size_t second) const;
    /// Players, the best first: by score, then by number.
    [[nodiscard]] std::vector<std::size_t> standings() const;

private:
    void note(std::size_t player, Color color, const ScoredGame& game);
    void completePair(const ScoredGame& one, const ScoredGame& other);

    std::vector<Tally> tallies_;
    std::map<std::pair<std::size_t, std::size_t>, PairCounts> meetings_;  ///< by players, lower number first
    std::map<std::size_t, ScoredGame> halfPairs_;                         ///< by the number of the pair
    std::uint64_t games_ = 0;
};

}  // namespace roque::match
