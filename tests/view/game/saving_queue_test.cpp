#include "view/game/saving_queue.h"

#include <memory>
#include <vector>

#include <gmock/gmock.h>

#include "tests/controller/threads/manual_dispatcher.h"
#include "tests/support/temporary_folder.h"

namespace roque::test {
namespace {

using testing::HasSubstr;
using testing::Not;

class SavingQueueTest : public testing::Test {
protected:
    [[nodiscard]] static SavingOrder order(SavingOrder::Place place, const char* pgn,
                                           std::uint64_t study = 1) {
        return {std::move(place), pgn, study};
    }
    [[nodiscard]] SavingPlace newFile(const char* name) const {
        return {folder_ / name, ExistingFile::Replace};
    }
    [[nodiscard]] bool finishes() {
        return dispatcher_.runUntil([this] { return queue_->isEmpty(); });
    }

    TemporaryFolder folder_;
    ManualDispatcher dispatcher_;
    std::vector<SavingQueue::Saved> saved_;
    std::unique_ptr<SavingQueue> queue_ = std::make_unique<SavingQueue>(
        dispatcher_,
        [this](const SavingOrder&, const SavingQueue::Saved& saved) { saved_.push_back(saved); });
};

TEST_F(SavingQueueTest, SavesInAFileAndAtItsEnd) {
    queue_->add(order(newFile("x.pgn"), "1. e4 *\n\n"));
    queue_->add(order(SavingPlace{folder_ / "x.pgn", ExistingFile::Extend}, "1. d4 *\n\n"));
    ASSERT_TRUE(finishes());
    EXPECT_EQ(folder_.read("x.pgn"), "1. e4 *\n\n1. d4 *\n\n");
}

TEST_F(SavingQueueTest, FindsAGameThatItHasJustSaved) {
    queue_->add(order(newFile("x.pgn"), "[Event \"first\"]\n\n1. e4 *\n\n"));
    ASSERT_TRUE(finishes());
    ASSERT_TRUE(saved_.at(0));
    const GameOrigin origin = *saved_[0];
    queue_->add(order(origin, "[Event \"second\"]\n\n1. e4 e5 *\n\n"));
    queue_->add(order(origin, "[Event \"third\"]\n\n1. e4 e5 2. f4 *\n\n"));
    ASSERT_TRUE(finishes());
    EXPECT_TRUE(saved_.at(2));
    EXPECT_THAT(folder_.read("x.pgn"), HasSubstr("third"));
    EXPECT_THAT(folder_.read("x.pgn"), Not(HasSubstr("second")));
}

TEST_F(SavingQueueTest, DoesNotTakeAnotherGameForTheOneItHasSaved) {
    queue_->add(order(newFile("x.pgn"), "[Event \"first\"]\n\n1. e4 *\n\n"));
    ASSERT_TRUE(finishes());
    const GameOrigin origin = *saved_.at(0);
    queue_->add(order(origin, "[Event \"second\"]\n\n1. e4 e5 *\n\n", 1));
    queue_->add(order(origin, "[Event \"other\"]\n\n1. d4 *\n\n", 2));
    ASSERT_TRUE(finishes());
    ASSERT_FALSE(saved_.at(2));
    EXPECT_EQ(saved_[2].error().kind, PgnDocumentError::Kind::ChangedByAnother);
}

TEST_F(SavingQueueTest, TellsWhatCouldNotBeSavedAndGoesOn) {
    queue_->add(order(newFile("/dev/null/x.pgn"), "1. e4 *\n\n"));
    queue_->add(order(newFile("y.pgn"), "1. d4 *\n\n"));
    ASSERT_TRUE(finishes());
    EXPECT_FALSE(saved_.at(0));
    EXPECT_TRUE(saved_.at(1));
}

TEST_F(SavingQueueTest, SavesWhatIsLeftAtItsEnd) {
    for (const char* const name : {"a.pgn", "b.pgn", "c.pgn"})
        queue_->add(order(newFile(name), "1. e4 *\n\n"));
    queue_.reset();
    EXPECT_EQ(folder_.read("c.pgn"), "1. e4 *\n\n");
    EXPECT_EQ(folder_.read("b.pgn"), "1. e4 *\n\n");
    EXPECT_TRUE(saved_.empty());
}

TEST_F(SavingQueueTest, FindsAGameThatItHasJustSavedAtItsEndToo) {
    queue_->add(order(newFile("x.pgn"), "[Event \"first\"]\n\n1. e4 *\n\n"));
    ASSERT_TRUE(finishes());
    const GameOrigin origin = *saved_.at(0);
    queue_->add(order(origin, "[Event \"second\"]\n\n1. e4 e5 *\n\n"));
    queue_->add(order(origin, "[Event \"third\"]\n\n1. e4 e5 2. f4 *\n\n"));
    queue_->add(order(origin, "[Event \"fourth\"]\n\n1. e4 c5 *\n\n"));
    queue_.reset();
    EXPECT_THAT(folder_.read("x.pgn"), HasSubstr("fourth"));
    EXPECT_THAT(folder_.read("x.pgn"), Not(HasSubstr("third")));
}

}  // namespace
}  // namespace roque::test
