#include "controller/plugins/folder_watch.h"

#include <gtest/gtest.h>

#include "tests/controller/threads/manual_dispatcher.h"
#include "tests/support/temporary_folder.h"

namespace roque {
namespace {

namespace fs = std::filesystem;

class WatchedFolder : public testing::Test {
protected:
    [[nodiscard]] bool tells() {
        const unsigned before = changes_;
        return dispatcher_.runUntil([&] { return changes_ > before; });
    }

    test::TemporaryFolder folder_;
    test::ManualDispatcher dispatcher_;
    unsigned changes_ = 0;
    FolderWatch watch_{folder_.path(), dispatcher_, [this] { ++changes_; }};
};

TEST_F(WatchedFolder, TellsOfAFileThatIsWritten) {
    test::writeText(folder_ / "player.so", "1");
    EXPECT_TRUE(tells());
    test::writeText(folder_ / "player.so", "2");
    EXPECT_TRUE(tells());
}

TEST_F(WatchedFolder, TellsOfAFileThatIsMovedIntoIt) {
    const test::TemporaryFolder elsewhere;
    fs::rename(elsewhere.write("player.so", "1"), folder_ / "player.so");
    EXPECT_TRUE(tells());
}

TEST_F(WatchedFolder, TellsOfManyChangesAsOne) {
    for (int number = 0; number < 50; ++number) test::writeText(folder_ / std::to_string(number), "1");
    EXPECT_TRUE(tells());
    EXPECT_LT(changes_, 50U);
}

TEST(FolderWatch, OfAFolderThatDoesNotExistKnowsNothing) {
    test::ManualDispatcher dispatcher;
    const FolderWatch watch("/no/such/folder", dispatcher, [] { FAIL(); });
    EXPECT_EQ(dispatcher.runPending(), 0U);
}

TEST(FolderWatch, SaysNothingOnceItHasEnded) {
    const test::TemporaryFolder folder;
    test::ManualDispatcher dispatcher;
    unsigned changes = 0;
    {
        const FolderWatch watch(folder.path(), dispatcher, [&] { ++changes; });
        test::writeText(folder / "player.so", "1");
    }
    dispatcher.runPending();
    EXPECT_EQ(changes, 0U);
}

}  // namespace
}  // namespace roque
