#include "view/board/drawing/damage.h"

#include <gtest/gtest.h>

namespace roque {
namespace {

TEST(Damage, TouchesWhatLiesPartlyInOneOfItsRectangles) {
    const Damage damage({{0, 0, 10, 10}, {100, 0, 10, 10}});
    EXPECT_TRUE(damage.touches({5, 5, 20, 20}));
    EXPECT_TRUE(damage.touches({95, 5, 10, 10}));
}

TEST(Damage, DoesNotTouchWhatLiesBetweenItsRectangles) {
    const Damage damage({{0, 0, 10, 10}, {100, 0, 10, 10}});
    EXPECT_FALSE(damage.touches({20, 0, 70, 10}));
}

}  // namespace
}  // namespace roque
