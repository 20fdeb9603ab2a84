#include "controller/pgn/pgn_document.h"

#include <filesystem>

#include <gmock/gmock.h>

#include "tests/support/limited_user.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;
using testing::StartsWith;
constexpr std::string_view kGood = "[Event \"one\"]\r\n\r\n1. e4   e5 {odd  spacing} *\r\n\r\n";
constexpr std::string_view kBad =
    "[Event \"two\"]\n\n1. e4 e5 2. Ke7?? and then nothing of sense ((( \xe9 *\n\n\n";
constexpr std::string_view kLast = "[Event \"three\"]\n\n1. d4 *";

constexpr std::string_view kNew = "[Event \"new\"]\n\n1. c4 *\n\n";

class PgnDocumentTest : public testing::Test {
protected:
    PgnDocumentTest() { writeText(path(), whole()); }

    [[nodiscard]] static std::string whole() {
        return std::string(kGood) + std::string(kBad) + std::string(kLast);
    }
    [[nodiscard]] fs::path path() const { return folder_ / "games.pgn"; }
    [[nodiscard]] PgnDocument open() const { return *PgnDocument::read(path()); }

    TemporaryFolder folder_;
};

TEST_F(PgnDocumentTest, HasTheGamesAsTheyAre) {
    const PgnDocument document = open();
    ASSERT_EQ(document.size(), 3U);
    EXPECT_EQ(document.text(0), kGood);
    EXPECT_EQ(document.text(1), kBad);
    EXPECT_EQ(document.text(2), kLast);
}

TEST_F(PgnDocumentTest, WritesBackWhatNobodyChanged) {
    PgnDocument document = open();
    ASSERT_TRUE(document.save());
    EXPECT_EQ(readText(path()), whole());
}

TEST_F(PgnDocumentTest, ReplacesOneGameAndLeavesTheOthers) {
    PgnDocument document = open();
    document.replace(0, std::string(kNew));
    ASSERT_TRUE(document.save());
    EXPECT_EQ(readText(path()), std::string(kNew) + std::string(kBad) + std::string(kLast));
    EXPECT_EQ(open().size(), 3U);
}

TEST_F(PgnDocumentTest, AppendsAGameThatIsReadAsOne) {
    PgnDocument document = open();
    document.append(kNew);
    ASSERT_TRUE(document.save());
    EXPECT_THAT(readText(path()), StartsWith(whole() + "\n\n[Event \"new\"]"));
    EXPECT_EQ(open().size(), 4U);
}

TEST_F(PgnDocumentTest, BeginsAFile) {
    PgnDocument document(folder_ / "new/folder/games.pgn");
    document.append(kNew);
    ASSERT_TRUE(document.save());
    EXPECT_EQ(readText(folder_ / "new/folder/games.pgn"), std::string(kNew));
}

TEST_F(PgnDocumentTest, OverwritesNothingThatAnotherProgramHasWritten) {
    PgnDocument document = open();
    document.append(kNew);
    writeText(path(), "[Event \"other\"]\n");
    EXPECT_EQ(document.save().error().kind, PgnDocumentError::Kind::ChangedByAnother);
    EXPECT_EQ(readText(path()), "[Event \"other\"]\n");
    EXPECT_TRUE(document.saveOverChanges());
    EXPECT_TRUE(document.save());
    PgnDocument unread(path());
    EXPECT_EQ(unread.save().error().kind, PgnDocumentError::Kind::ChangedByAnother);
}

TEST_F(PgnDocumentTest, KeepsTheOldFileOnAFullDisk) {
    PgnDocument document = open();
    for (int game = 0; game < 100; ++game) document.append(kNew);
    {
        const FullDisk full(1000);
        EXPECT_EQ(document.save().error().kind, PgnDocumentError::Kind::CannotWrite);
    }
    EXPECT_EQ(readText(path()), whole());
    EXPECT_TRUE(document.save());
    EXPECT_EQ(open().size(), 103U);
}

TEST_F(PgnDocumentTest, SavesNothingOfWhichLettersAreMissing) {
    const std::string content("\xff\xfe[\0E\0v\0\x00\xd8]\0\n\0x", 15);
    writeText(path(), content);
    PgnDocument document = open();
    EXPECT_EQ(document.save().error().kind, PgnDocumentError::Kind::Broken);
    EXPECT_EQ(readText(path()), content);
}

TEST_F(PgnDocumentTest, SaysWhyItCannotRead) {
    const auto missing = PgnDocument::read(folder_ / "none.pgn");
    EXPECT_EQ(missing.error().kind, PgnDocumentError::Kind::CannotRead);
    EXPECT_THAT(english(missing.error().text), HasSubstr("none.pgn"));
    fs::resize_file(path(), PgnDocument::kMaxBytes + 1);
    EXPECT_EQ(PgnDocument::read(path()).error().kind, PgnDocumentError::Kind::TooLarge);
}

/// Every file of games that the readers are tested with is unchanged after a round trip.
TEST(PgnDocument, ChangesNoByteOfAnyFile) {
    int files = 0;
    for (const auto& entry : fs::recursive_directory_iterator(ROQUE_TEST_DATA "/pgn")) {
        if (entry.path().extension() != ".pgn") continue;
        const TemporaryFolder folder;
        fs::copy_file(entry.path(), folder / "copy.pgn");
        auto document = PgnDocument::read(folder / "copy.pgn");
        ASSERT_TRUE(document) << entry.path();
        const std::string before = readText(entry.path());
        if (before.starts_with("\xff\xfe") || before.starts_with("\xfe\xff")) continue;
        ASSERT_TRUE(document->save()) << entry.path();
        EXPECT_EQ(readText(folder / "copy.pgn"), before) << entry.path();
        ++files;
    }
    EXPECT_GT(files, 20);
}

}  // namespace
}  // namespace roque::test
