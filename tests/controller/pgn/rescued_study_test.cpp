#include "controller/pgn/rescued_study.h"

#include <gtest/gtest.h>

#include "tests/support/temporary_folder.h"

// Studies at the end of the session.
namespace roque {
namespace {

TEST(RescuedStudy, IsToldOnceAndStays) {
    const test::TemporaryFolder folder;
    EXPECT_EQ(takeRescuedStudy(folder.path()), std::nullopt);
    ASSERT_TRUE(rescueStudy(folder.path(), "1. e4 *\n"));
    const auto first = takeRescuedStudy(folder.path());
    ASSERT_TRUE(first);
    EXPECT_EQ(takeRescuedStudy(folder.path()), std::nullopt);
    ASSERT_TRUE(rescueStudy(folder.path(), "1. d4 *\n"));
    const auto second = takeRescuedStudy(folder.path());
    ASSERT_TRUE(second);
    EXPECT_EQ(folder.read(first->filename().string()), "1. e4 *\n");
    EXPECT_EQ(folder.read(second->filename().string()), "1. d4 *\n");
}

TEST(RescuedStudy, IsNotThereWithoutAFolder) {
    EXPECT_EQ(takeRescuedStudy("/nowhere/at/all"), std::nullopt);
}

}  // namespace
}  // namespace roque
