#include "controller/perft/perft_case.h"

#include <gtest/gtest.h>

namespace roque {
namespace {

TEST(PerftCase, IsReadWithItsNameAndCounts) {
    const auto read = parsePerftCase("4k3/8/8/8/8/8/8/4K3 w - - 0 1 ;id kings ;c 2 ;D1 5 ;D2 25");
    ASSERT_TRUE(read);
    EXPECT_EQ(read->id, "kings");
    ASSERT_EQ(read->counts.size(), 2U);
    EXPECT_EQ(read->counts[1].depth, 2U);
    EXPECT_EQ(read->counts[1].nodes, 25U);
}

TEST(PerftCase, IsRefusedWithoutACount) {
    EXPECT_FALSE(parsePerftCase("4k3/8/8/8/8/8/8/4K3 w - - 0 1 ;id x"));
}

TEST(PerftCase, IsRefusedWithACountThatIsNoNumber) {
    EXPECT_FALSE(parsePerftCase("4k3/8/8/8/8/8/8/4K3 w - - 0 1 ;D1 five"));
}

}  // namespace
}  // namespace roque
