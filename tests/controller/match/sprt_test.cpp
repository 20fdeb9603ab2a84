#include "controller/match/sprt.h"

#include <cmath>

#include <gtest/gtest.h>

namespace roque::match {
namespace {

constexpr SprtHypotheses kHypotheses{0, 10};
const PairCounts kCounts({10, 20, 30, 25, 15});

TEST(Sprt, HasWaldsBounds) {
    EXPECT_NEAR(kHypotheses.upperBound(), std::log(19), 1e-12);
    EXPECT_NEAR(kHypotheses.lowerBound(), -std::log(19), 1e-12);
    EXPECT_NEAR((SprtHypotheses{0, 10, 0.05, 0.1}.lowerBound()), std::log(0.1 / 0.95), 1e-12);
}

TEST(LogLikelihoodRatio, OfTwoOutcomesIsThatOfCoins) {
    // 60 ln(p/0.5) + 40 ln((1 - p)/0.5) with p = 0.571463, the score of 50 Elo points.
    EXPECT_NEAR(logLikelihoodRatio(PairCounts({40, 0, 0, 0, 60}), {0, 50}), 1.8465, 0.002);
}

TEST(LogLikelihoodRatio, IsNearTheNormalApproximation) {
    // 100 (s1 - s0) (2 * 0.5375 - s0 - s1) / (2 * 0.08921875), s0 = 0.5, s1 = 0.514387.
    EXPECT_NEAR(logLikelihoodRatio(kCounts, kHypotheses), 0.4886, 0.01);
}

TEST(LogLikelihoodRatio, ChangesItsSignWithTheHypotheses) {
    EXPECT_NEAR(logLikelihoodRatio(kCounts, {0, 10}), -logLikelihoodRatio(kCounts, {10, 0}), 1e-9);
    EXPECT_NEAR(logLikelihoodRatio(kCounts, {0, 10}), -logLikelihoodRatio(kCounts.reversed(), {-10, 0}),
                1e-9);
}

TEST(LogLikelihoodRatio, OfNothingIsNothing) {
    EXPECT_EQ(logLikelihoodRatio(PairCounts(), kHypotheses), 0);
}

TEST(Sprt, GoesOnUntilABoundIsReached) {
    EXPECT_EQ(judge(kCounts, kHypotheses), SprtVerdict::GoOn);
    EXPECT_EQ(judge(PairCounts({100, 200, 300, 250, 150}), kHypotheses), SprtVerdict::AcceptElo1);
    EXPECT_EQ(judge(PairCounts({150, 250, 300, 200, 100}), kHypotheses), SprtVerdict::AcceptElo0);
}

TEST(Sprt, CanJudgeWhatIsOneSided) {
    EXPECT_EQ(judge(PairCounts({0, 0, 0, 0, 200}), kHypotheses), SprtVerdict::AcceptElo1);
    EXPECT_EQ(judge(PairCounts({0, 0, 2000, 0, 0}), kHypotheses), SprtVerdict::AcceptElo0);
}

}  // namespace
}  // namespace roque::match
