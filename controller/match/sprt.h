#pragma once

#include <cstdint>

#include "controller/match/pentanomial.h"

// The sequential probability ratio test (Abraham Wald, "Sequential Tests of Statistical Hypotheses", 1945):
// games are played until one of two hypotheses can be believed, and no longer.
namespace roque::match {

/// The hypotheses of a test: a player is stronger by `elo0`, or by `elo1`, in Elo of the logistic curve.
struct SprtHypotheses {
    double elo0 = 0;
    double elo1 = 10;
    double alpha = 0.05;  ///< probability that elo1 is accepted although elo0 is true
    double beta = 0.05;   ///< probability that elo0 is accepted although elo1 is true

    /// The test ends when the log-likelihood ratio leaves these bounds (Wald's approximation).
    [[nodiscard]] double lowerBound() const noexcept;
    [[nodiscard]] double upperBound() const noexcept;

    bool operator==(const SprtHypotheses&) const = default;
};

enum class SprtVerdict : std::uint8_t { GoOn, AcceptElo0, AcceptElo1 };

/// The generalised log-likelihood ratio of the two hypotheses: each is represented by the likeliest
/// distribution of pairs with its expectation (Michel Van den Bergh, "A Practical Introduction to the GSPRT",
/// 2020, proposition 1.1; as Stockfish's test server computes it).
///
/// Outcomes that have not occurred count as a thousandth of a pair, so that there always is such a
/// distribution; 0 without any pairs.
[[nodiscard]] double logLikelihoodRatio(const PairCounts& counts, const SprtHypotheses& hypotheses) noexcept;

[[nodiscard]] SprtVerdict judge(const PairCounts& counts, const SprtHypotheses& hypotheses) noexcept;

}  // namespace roque::match
