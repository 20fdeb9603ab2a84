#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "controller/match/rating_pool.h"
#include "model/base/result.h"

namespace roque::match {

/// Ratings of which only the differences mean something: their mean is 0.
struct RatingFit {
    std::vector<double> ratings;  ///< of each player, in Elo
    double whiteAdvantage = 0;    ///< in Elo
};

/// The ratings that make the results likeliest (Ralph Bradley and Milton Terry, "Rank Analysis of Incomplete
/// Block Designs", 1952, on Elo's logistic curve): White is expected to score
/// 1 / (1 + 10^(-(white - black + advantage) / 400)); a draw counts as half a win and half a loss.
///
/// `prior` is a number of imaginary draws between every two players who have met, so that a player who has
/// won every game has a rating too. `games` name players below `players`.
[[nodiscard]] RatingFit fitRatings(std::size_t players, std::vector<ColourScore> games, double prior);

/// Nothing if the ratings of all players can be compared; else why not, in one sentence: some have
/// not met the others, or, without a prior, have won or lost against them all.
[[nodiscard]] Result<void, Message> comparable(const std::vector<std::string>& players,
                                               const std::vector<ColourScore>& games, double prior);

/// A rating with what is known of its error.
struct Rating {
    std::size_t player = 0;
    double rating = 0;
    double error = 0;  ///< half of the interval in which it lies with 95 %
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

/// The ratings of a pool. All are moved together so that those of the anchors are right on average: no
/// anchor is believed more than another, and none is exactly met. Without anchors their mean is 0.
///
/// Errors come from a bootstrap over pairs: each is given a weight by lot, and the ratings are fitted again,
/// many times; 1.96 standard deviations are the error. (Donald Rubin, "The Bayesian Bootstrap", 1981: unlike
/// in that of Efron no pair is ever left out, so all players stay comparable.)
[[nodiscard]] RatingList rate(const RatingPool& pool, const RatingOptions& options);

}  // namespace roque::match
