#include "controller/analysis/accuracy.h"

#include <gmock/gmock.h>

namespace roque {
namespace {

using testing::AllOf;
using testing::DoubleNear;
using testing::Each;
using testing::SizeIs;

TEST(Accuracy, OfAMoveIsThatOfThePublishedFormula) {
    EXPECT_DOUBLE_EQ(moveAccuracy(0), 100);
    EXPECT_DOUBLE_EQ(moveAccuracy(-0.2), 100);
    EXPECT_THAT(moveAccuracy(0.10), DoubleNear(64.58, 0.01));  // 103.1668 exp(-0.4354) - 2.1669
    EXPECT_THAT(moveAccuracy(0.50), DoubleNear(9.53, 0.01));
    EXPECT_DOUBLE_EQ(moveAccuracy(1), 0);
}

TEST(Accuracy, WeighsMovesByHowMuchTheScoreVaries) {
    EXPECT_THAT(moveWeights({0.5, 0.5, 0.5, 0.5}), AllOf(SizeIs(3), Each(0.5)));
    const auto weights = moveWeights({0.5, 0.5, 0.5, 0.6, 0.6});
    ASSERT_THAT(weights, SizeIs(4));
    EXPECT_DOUBLE_EQ(weights[1], 0.5);
    EXPECT_NEAR(weights[2], 5, 1e-9);  // the deviation of 50 and 60
    EXPECT_DOUBLE_EQ(moveWeights({0, 1})[0], 12);
    EXPECT_TRUE(moveWeights({0.5}).empty());
}

TEST(Accuracy, OfMovesIsBetweenWeightedAndHarmonicMean) {
    EXPECT_FALSE(jointAccuracy({}));
    EXPECT_DOUBLE_EQ(*jointAccuracy({{80, 3}}), 80);
    // weighted (100 + 3 * 50) / 4 = 62.5, harmonic 2 / (1/100 + 1/50) = 66.67
    EXPECT_NEAR(*jointAccuracy({{100, 1}, {50, 3}}), (62.5 + 200.0 / 3) / 2, 1e-9);
}

}  // namespace
}  // namespace roque
