#include "model/pieces/move_filter.h"

#include <gtest/gtest.h>

#include "model/position/position.h"

namespace roque::test {
namespace {

TEST(AllowedTargets, AreWhatTheFilterLeaves) {
    const ChecksAndPins checksAndPins = checksAndPinsOf(Position::start().board(), kWhite);
    EXPECT_EQ(allowedTargets<MoveFilter::Noisy>(checksAndPins), checksAndPins.enemy);
    EXPECT_EQ(allowedTargets<MoveFilter::Quiet>(checksAndPins), ~checksAndPins.occupied);
    EXPECT_EQ(allowedTargets<MoveFilter::All>(checksAndPins), ~checksAndPins.own);
}

}  // namespace
}  // namespace roque::test
