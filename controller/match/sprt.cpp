#include "controller/match/sprt.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace roque::match {
namespace {

constexpr std::size_t kOutcomes = PairCounts::kOutcomes;
using Distribution = std::array<double, kOutcomes>;

/// The likeliest distribution with a given expectation. By Lagrange's multipliers each observed frequency p
/// at score a becomes p / (1 + t * (a - expectation)), with the one t for which the expectation is right. The
/// sum that has to be zero falls with t, so t is found by halving an interval.
Distribution likeliest(const Distribution& observed, double expectation) noexcept {
    const auto sum = [&](double t) {
        double total = 0;
        for (std::size_t at = 0; at < kOutcomes; ++at) {
            const double difference = PairCounts::scoreOf(at) - expectation;
            total += observed[at] * difference / (1 + t * difference);
        }
        return total;
    };
    // Between these, no probability is negative.
    double low = -1 / (1 - expectation);
    double high = 1 / expectation;
    constexpr int kHalvings = 200;
    for (int step = 0; step < kHalvings; ++step) {
        const double middle = (low + high) / 2;
        (sum(middle) > 0 ? low : high) = middle;
    }
    Distribution distribution{};
    for (std::size_t at = 0; at < kOutcomes; ++at)
        distribution[at] = observed[at] / (1 + low * (PairCounts::scoreOf(at) - expectation));
    return distribution;
}

}  // namespace

double SprtHypotheses::lowerBound() const noexcept {
    return std::log(beta / (1 - alpha));
}

double SprtHypotheses::upperBound() const noexcept {
    return std::log((1 - beta) / alpha);
}

double logLikelihoodRatio(const PairCounts& counts, const SprtHypotheses& hypotheses) noexcept {
    if (counts.pairs() == 0) return 0;
    constexpr double kNever = 1e-3;
    Distribution observed{};
    double total = 0;
    for (std::size_t at = 0; at < kOutcomes; ++at) {
        observed[at] = std::max(static_cast<double>(counts[at]), kNever);
        total += observed[at];
    }
    for (double& frequency : observed) frequency /= total;
    const Distribution zero = likeliest(observed, expectedScore(hypotheses.elo0));
    const Distribution one = likeliest(observed, expectedScore(hypotheses.elo1));
    double ratio = 0;
    for (std::size_t at = 0; at < kOutcomes; ++at) ratio += observed[at] * std::log(one[at] / zero[at]);
    return total * ratio;
}

SprtVerdict judge(const PairCounts& counts, const SprtHypotheses& hypotheses) noexcept {
    const double ratio = logLikelihoodRatio(counts, hypotheses);
    if (ratio >= hypotheses.upperBound()) return SprtVerdict::AcceptElo1;
    return ratio <= hypotheses.lowerBound() ? SprtVerdict::AcceptElo0 : SprtVerdict::GoOn;
}

}  // namespace roque::match
