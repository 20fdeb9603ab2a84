#include "controller/storage/appended_file.h"

#include <system_error>

#include <gmock/gmock.h>

#include "controller/storage/files.h"
#include "tests/support/limited_user.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

using testing::HasSubstr;

TEST(AppendedFile, KeepsWhatItHas) {
    const TemporaryFolder folder;
    for (const char* const record : {"one\n", "two\n"}) {
        auto file = AppendedFile::open(folder / "a");
        ASSERT_TRUE(file) << english(file.error());
        file->append(record);
    }
    EXPECT_EQ(*readFile(folder / "a", 100), "one\ntwo\n");
}

TEST(AppendedFile, GoesOnAfterItsNewEndWhenShortened) {
    const TemporaryFolder folder;
    auto file = AppendedFile::open(folder / "a");
    EXPECT_TRUE(file->isEmpty());
    file->append("one\nhalf");
    EXPECT_FALSE(file->isEmpty());
    EXPECT_TRUE(file->shorten(4));
    file->append("two\n");
    EXPECT_EQ(*readFile(folder / "a", 100), "one\ntwo\n");
}

TEST(AppendedFile, IsLockedForOneAtATime) {
    const TemporaryFolder folder;
    (void)folder.write("a", "a record");
    auto one = AppendedFile::open(folder / "a");
    auto other = AppendedFile::open(folder / "a");
    EXPECT_TRUE(one->lock());
    EXPECT_FALSE(other->lock());
    one = AppendedFile::open(folder / "b");
    EXPECT_TRUE(other->lock()) << "the one has gone elsewhere";
}

TEST(AppendedFile, LeavesNoEmptyFileBehindThatItHasCreated) {
    const TemporaryFolder folder;
    (void)folder.write("there", "");
    for (const char* const name : {"there", "new"}) {
        auto file = AppendedFile::open(folder / name);
        ASSERT_TRUE(file);
        ASSERT_TRUE(file->lock());
        const FullDisk full(0);
        EXPECT_THROW(file->append("a record"), std::system_error);
    }
    EXPECT_TRUE(std::filesystem::exists(folder / "there"));
    EXPECT_FALSE(std::filesystem::exists(folder / "new"));
}

TEST(AppendedFile, LeavesNoFileBehindToWhichNothingWasAdded) {
    const TemporaryFolder folder;
    {
        auto file = AppendedFile::open(folder / "new");
        ASSERT_TRUE(file);
        ASSERT_TRUE(file->lock());
        const AppendedFile moved = std::move(*file);
        EXPECT_TRUE(std::filesystem::exists(folder / "new"));
    }
    EXPECT_FALSE(std::filesystem::exists(folder / "new"));
    AppendedFile::open(folder / "new")->append("a record");
    EXPECT_TRUE(AppendedFile::open(folder / "new"));
    EXPECT_EQ(folder.read("new"), "a record");
}

TEST(AppendedFile, LeavesWhatIsNotItsOwn) {
    const TemporaryFolder folder;
    {
        auto creator = AppendedFile::open(folder / "a");
        auto other = AppendedFile::open(folder / "a");
        ASSERT_TRUE(other->lock());
        EXPECT_FALSE(creator->lock());
        creator = AppendedFile::open(folder / "b");
        EXPECT_TRUE(std::filesystem::exists(folder / "a")) << "the other has it";
        ASSERT_TRUE(creator->lock());
        (void)folder.write("c", "");
        std::filesystem::rename(folder / "c", folder / "b");
    }
    EXPECT_TRUE(std::filesystem::exists(folder / "b")) << "it is another file";
    auto late = AppendedFile::open(folder / "b");
    std::filesystem::remove(folder / "b");
    ASSERT_TRUE(late->lock());
    late->append("record");
    EXPECT_EQ(std::filesystem::file_size(folder / "b"), 6U) << "it is not lost in a file without a name";
}

TEST(AppendedFile, SaysWhyItCannotBeOpened) {
    const auto file = AppendedFile::open("/no/such/folder/a");
    ASSERT_FALSE(file);
    EXPECT_THAT(english(file.error()), HasSubstr("Cannot write /no/such/folder/a: No such file"));
}

}  // namespace
}  // namespace roque::test
