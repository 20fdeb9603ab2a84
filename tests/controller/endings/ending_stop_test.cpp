#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "controller/endings/ending_making.h"
#include "tests/support/english_texts.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

TEST(EndingMaking, StopsAndLeavesTheOldFile) {
    const TemporaryFolder folder;
    const std::filesystem::path path = folder / "four-men.endings";
    writeText(path, "the old one");
    std::stop_source stop;
    double share = 0;
    const auto made = makeEndings(
        path, 2,
        [&](double done) {
            share = done;
            stop.request_stop();
        },
        stop.get_token());
    ASSERT_TRUE(made) << english(made.error());
    EXPECT_FALSE(*made);
    EXPECT_GT(share, 0.0);
    EXPECT_LT(share, 0.1);
    EXPECT_EQ(readText(path), "the old one");
}

TEST(EndingMaking, SaysWhyItCannotWrite) {
    const TemporaryFolder folder;
    writeText(folder / "file", "");
    const auto made = makeEndings(folder / "file" / "four-men.endings", 1, {}, {});
    ASSERT_FALSE(made);
    EXPECT_THAT(english(made.error()), testing::HasSubstr((folder / "file").string()));
}

}  // namespace
}  // namespace roque::test
