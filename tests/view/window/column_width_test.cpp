#include "view/window/column_width.h"

#include <gtest/gtest.h>

namespace roque {
namespace {

constexpr ColumnLimits kLimits{300, 520};

TEST(ColumnWidth, IsThreeTenthsOfTheWindow) {
    EXPECT_EQ(columnWidth({1000, 620}, kLimits), 300);
    EXPECT_EQ(columnWidth({1400, 800}, kLimits), 420);
}

TEST(ColumnWidth, StaysWithinItsLimits) {
    EXPECT_EQ(columnWidth({600, 360}, kLimits), 300);
    EXPECT_EQ(columnWidth({1900, 1000}, kLimits), 520);
}

TEST(ColumnWidth, GrowsOnlyWhereTheBoardCannotUseTheRoom) {
    EXPECT_EQ(columnWidth({1350, 1000}, kLimits), 350);
    EXPECT_EQ(columnWidth({1200, 1000}, kLimits), 300);
}

}  // namespace
}  // namespace roque
