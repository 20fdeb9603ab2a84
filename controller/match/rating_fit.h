#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "controller/match/rating_pool.h"
#include "model/base/result.h"

namespace roque::match {

/// Ratings whose mean is 0: only their differences have a meaning.
struct RatingFit {
    std::vector<double> ratings;  ///< of each player, in Elo
    double whiteAdvantage = 0;    ///< in Elo
};

/// The ratings that make the results likeliest (Ralph Bradley and Milton Terry, "Rank Analysis of Incomplete
/// Block Designs", 1952, on Elo's logistic curve): White is expected to score
/// 1 / (1 + 10^(-(white - black + advantage) / 400)); a draw counts as half a win and half a loss.
///
/// `prior` is the number of virtual draws between every two players who have met, so that a player who has
/// won every game has a rating too. `games` refer to players by numbers below `players`.
[[nodiscard]] RatingFit fitRatings(std::size_t players, std::vector<ColorScore> games, double prior);

/// Why the ratings of the players cannot be compared, in one sentence: some have not met the others or,
/// without a prior, have won or lost all games against them. Nothing if they can.
[[nodiscard]] Result<void, Message> comparable(const std::vector<std::string>& players,
                                               const std::vector<ColorScore>& games, double prior);

/// A rating with its error.
struct Rating {
    std::size_t player = 0;
    double rating = 0;
    double error = 0;  ///< half the width of the 95 % interval
    double games = 0;
    double points = 0;

    [[nodiscard]] double score() const noexcept { return games > 0 ? points / games : 0; }
};

struct RatingList {
    std::vector<Rating> ratings;  ///< the best first
    double whiteAdvantage = 0;
};

/// Known ratings, by the number of a player.
using Anchors = std::map<std::size_t, double>;

struct RatingOptions {
    Anchors anchors;
    double prior = 1;
    unsigned samples = 1000;
    std::uint64_t seed = 1;
};

/// The ratings of a pool. All are shifted by one number that makes the anchors right on average: every anchor
/// counts the same, and none has to fit exactly. Without anchors the mean is 0.
///
/// Errors come from a bootstrap over pairs: each gets a random weight and the ratings are fitted again, many
/// times; the error is 1.96 standard deviations. (Donald Rubin, "The Bayesian Bootstrap", 1981: unlike in
/// that of Efron no pair is ever left out, so all players stay comparable.)
[[nodiscard]] RatingList rate(const RatingPool& pool, const RatingOptions& options);

}  // namespace roque::match
