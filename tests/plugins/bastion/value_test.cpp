#include "plugins/bastion/base/value.h"

#include <gtest/gtest.h>

namespace roque::bastion {
namespace {

TEST(BastionValue, BeyondBetaIsBroughtNearerToIt) {
    EXPECT_EQ(tempered(140, 100, 2), 120);
    EXPECT_EQ(tempered(140, 100, 1), 130);
    EXPECT_EQ(tempered(140, 100, 0), 140);
    EXPECT_EQ(tempered(-60, -100, 2), -80);
}

TEST(BastionValue, UpToBetaStaysAsItIs) {
    EXPECT_EQ(tempered(100, 100, 2), 100);
    EXPECT_EQ(tempered(60, 100, 2), 60);
}

TEST(BastionValue, OfAMateStaysAsItIs) {
    EXPECT_EQ(tempered(mateIn(5), 100, 2), mateIn(5));
    EXPECT_EQ(tempered(100, matedIn(5), 2), 100);
}

}  // namespace
}  // namespace roque::bastion
