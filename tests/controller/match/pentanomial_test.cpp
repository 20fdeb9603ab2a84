#include "controller/match/pentanomial.h"

#include <gtest/gtest.h>

namespace roque::match {
namespace {

const PairCounts kSample({10, 20, 30, 25, 15});

TEST(Elo, IsTheLogisticCurve) {
    EXPECT_DOUBLE_EQ(expectedScore(0), 0.5);
    EXPECT_NEAR(expectedScore(400), 10.0 / 11, 1e-12);
    EXPECT_NEAR(eloOfScore(0.75), 190.848, 0.001);
    EXPECT_NEAR(eloOfScore(expectedScore(-123)), -123, 1e-9);
}

TEST(PairCounts, HaveAMeanAndAVariance) {
    // (20 * 1/4 + 30 * 1/2 + 25 * 3/4 + 15) / 100; the squares of 0.5375, 0.2875, 0.0375, 0.2125 and 0.4625.
    EXPECT_DOUBLE_EQ(kSample.score(), 0.5375);
    EXPECT_NEAR(kSample.variance(), 0.08921875, 1e-12);
}

TEST(PairCounts, AreReversedForTheOpponent) {
    EXPECT_EQ(kSample.reversed(), PairCounts({15, 25, 30, 20, 10}));
    EXPECT_DOUBLE_EQ(kSample.reversed().score(), 1 - kSample.score());
}

TEST(EloEstimate, AgreesWithNumbersWorkedByHand) {
    const auto estimate = estimateElo(kSample);
    ASSERT_TRUE(estimate);
    EXPECT_NEAR(estimate->elo, 26.11, 0.01);
    EXPECT_NEAR(estimate->low, -14.63, 0.02);
    EXPECT_NEAR(estimate->high, 67.58, 0.02);
    EXPECT_NEAR(estimate->error(), 41.10, 0.02);
    EXPECT_NEAR(estimate->superiority, 0.8953, 0.0001);
}

TEST(EloEstimate, IsSharperForPairsThanForGames) {
    // If White wins nearly every game, 200 single games would say no more than +17 with an error of 47.
    const auto estimate = estimateElo(PairCounts({0, 0, 90, 10, 0}));
    ASSERT_TRUE(estimate);
    EXPECT_NEAR(estimate->elo, 17.4, 0.1);
    EXPECT_NEAR(estimate->error(), 10.2, 0.1);
}

TEST(EloEstimate, SaysNothingWhereNothingCanBeSaid) {
    EXPECT_FALSE(estimateElo(PairCounts()));
    EXPECT_FALSE(estimateElo(PairCounts({0, 0, 1, 0, 0}))) << "one pair";
    EXPECT_FALSE(estimateElo(PairCounts({0, 0, 50, 0, 0}))) << "no spread";
    EXPECT_FALSE(estimateElo(PairCounts({0, 0, 0, 0, 50}))) << "no end of strength";
}

}  // namespace
}  // namespace roque::match
