#include "controller/match/rating_fit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>
#include <optional>
#include <random>
#include <utility>

#include "controller/match/pentanomial.h"

namespace roque::match {
namespace {

/// Elo points for one unit of the natural logarithm of the odds.
const double kEloPerLogit = 400 / std::numbers::ln10;

using Vector = std::vector<double>;

/// A symmetric, positive definite system of equations.
struct Equations {
    explicit Equations(std::size_t size) : matrix(size, Vector(size)), right(size) {}

    std::vector<Vector> matrix;
    Vector right;
};

/// By Gaussian elimination; such a system needs no exchange of rows.
Vector solve(Equations equations) {
    auto& [matrix, right] = equations;
    const std::size_t size = right.size();
    for (std::size_t pivot = 0; pivot < size; ++pivot) {
        for (std::size_t row = pivot + 1; row < size; ++row) {
            const double factor = matrix[row][pivot] / matrix[pivot][pivot];
            if (factor == 0) continue;
            for (std::size_t column = pivot; column < size; ++column)
                matrix[row][column] -= factor * matrix[pivot][column];
            right[row] -= factor * right[pivot];
        }
    }
    Vector solution(size);
    for (std::size_t row = size; row-- > 0;) {
        double sum = right[row];
        for (std::size_t column = row + 1; column < size; ++column)
            sum -= matrix[row][column] * solution[column];
        solution[row] = sum / matrix[row][row];
    }
    return solution;
}

/// Adds virtual draws, half of them with each colour.
void addPrior(std::vector<ColorScore>& games, double prior) {
    if (prior <= 0) return;
    std::map<std::pair<std::size_t, std::size_t>, bool> met;
    for (const ColorScore& game : games) met[std::minmax(game.white, game.black)] = true;
    for (const auto& [players, isMet] : met) {
        games.push_back({players.first, players.second, prior / 2, prior / 4});
        games.push_back({players.second, players.first, prior / 2, prior / 4});
    }
}

/// One step of Newton's method for the likelihood, in logits. The unknowns are the players, then the
/// advantage of White. A faint pull to 0 fixes what the games leave open: the sum of all ratings.
Vector newtonStep(const Vector& at, const std::vector<ColorScore>& games) {
    constexpr double kPull = 1e-9;
    const std::size_t size = at.size();
    const std::size_t advantage = size - 1;
    Equations equations(size);
    for (std::size_t unknown = 0; unknown < size; ++unknown) {
        equations.matrix[unknown][unknown] = kPull;
        equations.right[unknown] = -kPull * at[unknown];
    }
    for (const ColorScore& game : games) {
        const double expected = 1 / (1 + std::exp(-(at[game.white] - at[game.black] + at[advantage])));
        const double surplus = game.points - game.games * expected;
        const double weight = game.games * expected * (1 - expected);
        const std::array<std::pair<std::size_t, double>, 3> parts{
            std::pair(game.white, 1.0), std::pair(game.black, -1.0), std::pair(advantage, 1.0)};
        for (const auto& [one, sign] : parts) {
            equations.right[one] += sign * surplus;
            for (const auto& [other, otherSign] : parts)
                equations.matrix[one][other] += weight * sign * otherSign;
        }
    }
    return solve(std::move(equations));
}

/// Marks everyone who is connected with the first player by games or, with `wins`, by points won.
std::vector<bool> reached(std::size_t players, const std::vector<std::pair<std::size_t, std::size_t>>& ways) {
    std::vector<bool> isReached(players);
    std::vector<std::size_t> rest{0};
    isReached[0] = true;
    while (!rest.empty()) {
        const std::size_t from = rest.back();
        rest.pop_back();
        for (const auto& [begin, end] : ways) {
            if (begin != from || isReached[end]) continue;
            isReached[end] = true;
            rest.push_back(end);
        }
    }
    return isReached;
}

std::optional<std::size_t> firstMissing(const std::vector<bool>& isReached) {
    const auto missing = std::ranges::find(isReached, false);
    if (missing == isReached.end()) return std::nullopt;
    return static_cast<std::size_t>(missing - isReached.begin());
}

/// What to add to all ratings so that the anchors are right on average.
double shiftOf(const Vector& ratings, const Anchors& anchors) {
    if (anchors.empty()) return 0;
    double sum = 0;
    for (const auto& [player, rating] : anchors) sum += rating - ratings[player];
    return sum / static_cast<double>(anchors.size());
}

/// Random weights of units, 1 on average, from the exponential distribution. (The standard library's own may
/// differ between systems.)
Vector drawWeights(std::size_t units, std::mt19937_64& random) {
    Vector weights(units);
    for (double& weight : weights)
        weight = -std::log(1 - std::ldexp(static_cast<double>(random() >> 11U), -53));
    return weights;
}

/// Half the width of each rating's 95 % interval.
Vector errorsOf(const RatingPool& pool, const RatingOptions& options) {
    const std::size_t players = pool.players().size();
    std::mt19937_64 random(options.seed);
    Vector sum(players);
    Vector sumOfSquares(players);
    for (unsigned sample = 0; sample < options.samples; ++sample) {
        const Vector weights = drawWeights(pool.units().size(), random);
        const Vector ratings = fitRatings(players, totals(pool.units(), weights), options.prior).ratings;
        const double shift = shiftOf(ratings, options.anchors);
        for (std::size_t player = 0; player < players; ++player) {
            const double rating = ratings[player] + shift;
            sum[player] += rating;
            sumOfSquares[player] += rating * rating;
        }
    }
    Vector errors(players);
    for (std::size_t player = 0; player < players && options.samples > 1; ++player) {
        const double mean = sum[player] / options.samples;
        const double variance = (sumOfSquares[player] - mean * sum[player]) / (options.samples - 1);
        errors[player] = kDeviationsOf95Percent * std::sqrt(std::max(variance, 0.0));
    }
    return errors;
}

}  // namespace

RatingFit fitRatings(std::size_t players, std::vector<ColorScore> games, double prior) {
    addPrior(games, prior);
    Vector logits(players + 1);
    constexpr int kMaxSteps = 100;
    constexpr double kLongestStep = 2;  // beyond this, the tangent tells little about the curve
    constexpr double kExact = 1e-9;
    for (int count = 0; count < kMaxSteps; ++count) {
        const Vector step = newtonStep(logits, games);
        double longest = 0;
        for (const double part : step) longest = std::max(longest, std::abs(part));
        const double scale = longest > kLongestStep ? kLongestStep / longest : 1;
        for (std::size_t at = 0; at < logits.size(); ++at) logits[at] += scale * step[at];
        if (longest < kExact) break;
    }
    RatingFit fit;
    fit.whiteAdvantage = logits.back() * kEloPerLogit;
    logits.pop_back();
    const double mean = std::accumulate(logits.begin(), logits.end(), 0.0) / static_cast<double>(players);
    for (const double logit : logits) fit.ratings.push_back((logit - mean) * kEloPerLogit);
    return fit;
}

/// Ratings exist if no group of players has only won or only lost against the rest (Lester Ford, "Solution of
/// a Ranking Problem from Binary Comparisons", 1957).
Result<void, Message> comparable(const std::vector<std::string>& players,
                                 const std::vector<ColorScore>& games, double prior) {
    if (players.size() < 2) return failure<void>(ROQUE_MESSAGE("There are no games of two players"));
    std::vector<std::pair<std::size_t, std::size_t>> met;
    std::vector<std::pair<std::size_t, std::size_t>> won;
    std::vector<std::pair<std::size_t, std::size_t>> lost;
    for (const ColorScore& game : games) {
        met.emplace_back(game.white, game.black);
        met.emplace_back(game.black, game.white);
        if (game.points > 0) {
            won.emplace_back(game.white, game.black);
            lost.emplace_back(game.black, game.white);
        }
        if (game.points < game.games) {
            won.emplace_back(game.black, game.white);
            lost.emplace_back(game.white, game.black);
        }
    }
    if (const auto missing = firstMissing(reached(players.size(), met)))
        return failure<void>(
            ROQUE_MESSAGE("{0} and {1} cannot be compared: nobody has met both, directly or over others",
                          players[0], players[*missing]));
    if (prior > 0) return {};
    for (const auto& ways : {won, lost}) {
        if (const auto missing = firstMissing(reached(players.size(), ways)))
            return failure<void>(
                ROQUE_MESSAGE("{0} and {1} cannot be compared: all points between them and those whom they "
                              "have met went one way; a prior helps",
                              players[0], players[*missing]));
    }
    return {};
}

RatingList rate(const RatingPool& pool, const RatingOptions& options) {
    const std::vector<ColorScore> games = totals(pool.units());
    const RatingFit fit = fitRatings(pool.players().size(), games, options.prior);
    const double shift = shiftOf(fit.ratings, options.anchors);
    const Vector errors = errorsOf(pool, options);
    RatingList list;
    list.whiteAdvantage = fit.whiteAdvantage;
    for (std::size_t player = 0; player < pool.players().size(); ++player)
        list.ratings.push_back({player, fit.ratings[player] + shift, errors[player], 0, 0});
    for (const ColorScore& score : games) {
        list.ratings[score.white].games += score.games;
        list.ratings[score.black].games += score.games;
        list.ratings[score.white].points += score.points;
        list.ratings[score.black].points += score.games - score.points;
    }
    std::ranges::stable_sort(list.ratings, std::greater(), &Rating::rating);
    return list;
}

}  // namespace roque::match
