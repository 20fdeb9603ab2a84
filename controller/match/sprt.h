#pragma once

#include <cstdint>

#include "controller/match/pentanomial.h"

// The sequential probability ratio test (Abraham Wald, "Sequential Tests of Statistical Hypotheses", 1945):
// games are played until one of two hypotheses can be believed, and no longer.
namespace roque::match {

/// What is tested: whether a player is stronger by `elo0` or by `elo1`, in Elo of the logistic curve.
struct SprtHypotheses {
    double elo0 = 0;
    double elo1 = 10;
    double alpha = 0.05;  ///< probability that elo1 is accepted although elo0 is true
    double beta = 0.05;   ///< probability that elo0 is accepted although elo1 is true

    /// A log-likelihood ratio that is not between these two decides (Wald's approximation).
    [[nodiscard]] double lowerBound() const noexcept;
    [[nodiscard]] double upperBound() const noexcept;

    bool operator==(const SprtHypotheses&) const = default;
};

enum class SprtVerdict : std::uint8_t { GoOn, AcceptElo0, AcceptElo1 };

/// The generalised log-likelihood ratio of the two hypotheses: of those distributions of pairs that have the
/// expectation of a hypothesis, the likeliest one stands for it (Michel Van den Bergh, "A Practical
/// Introduction to the GSPRT", 2020, proposition 1.1; the same that Stockfish's test server computes).
///
/// Outcomes that have not occurred count as a thousandth of a pair, so that there always is such a
/// distribution; 0 without any pairs.
[[nodiscard]] double logLikelihoodRatio(const PairCounts& counts, const SprtHypotheses& hypotheses) noexcept;

[[nodiscard]] SprtVerdict judge(const PairCounts& counts, const SprtHypotheses& hypotheses) noexcept;

}  // namespace roque::match
