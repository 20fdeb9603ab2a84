#include "controller/annotation/annotation_journal.h"

#include <system_error>

#include <gmock/gmock.h>

#include "tests/support/limited_user.h"
#include "tests/support/temporary_folder.h"

// The file to which annotated games are added.
namespace roque::annotation {
namespace {

class AnnotationJournalTest : public testing::Test {
protected:
    Result<AnnotationJournal, Message> open(AnnotationJournal::Begin begin) {
        return AnnotationJournal::open(output_, begin, source_, "Scripted", {});
    }

    test::TemporaryFolder folder_;
    std::filesystem::path output_ = folder_ / "out.pgn";
    GameSource source_ = *GameSource::ofText("games.pgn", "1. e4 e5 *\n");
};

TEST_F(AnnotationJournalTest, LeavesNoEmptyFileOnAFullDisk) {
    {
        auto journal = open(AnnotationJournal::Begin::Anew);
        ASSERT_TRUE(journal);
        const test::FullDisk full(0);
        EXPECT_THROW(journal->append("1. e4 e5 *\n"), std::system_error);
    }
    EXPECT_FALSE(std::filesystem::exists(output_));
}

TEST_F(AnnotationJournalTest, BelongsToOneProgramAtATime) {
    const auto journal = open(AnnotationJournal::Begin::Anew);
    ASSERT_TRUE(journal);
    const auto other = open(AnnotationJournal::Begin::Resume);
    ASSERT_FALSE(other);
    EXPECT_EQ(english(other.error()), "Another program writes to " + output_.string());
}

TEST_F(AnnotationJournalTest, KeepsAFileThatHasGamesUntilAskedToReplaceIt) {
    (void)folder_.write("out.pgn", "1. d4 d5 *\n");
    EXPECT_FALSE(open(AnnotationJournal::Begin::Anew));
    EXPECT_EQ(folder_.read("out.pgn"), "1. d4 d5 *\n");
    EXPECT_TRUE(open(AnnotationJournal::Begin::Replace));
    EXPECT_EQ(folder_.read("out.pgn"), "");
}

}  // namespace
}  // namespace roque::annotation
