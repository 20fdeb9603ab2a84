#include "controller/analysis/move_inquiry.h"

#include <gmock/gmock.h>

#include "model/notation/san.h"
#include "tests/controller/analysis/scripted_engine.h"
#include "tests/controller/threads/manual_dispatcher.h"

namespace roque::test {
namespace {

class MoveInquiryTest : public testing::Test {
protected:
    MoveInquiryTest() {
        record_->clock = [this] { return dispatcher_.now(); };
        record_->answersAtOnce = true;
    }
    ~MoveInquiryTest() override {
        record_->letGo();
        inquiry_.drop();
        EXPECT_TRUE(dispatcher_.runUntil([this] { return inquiry_.hasLeft(); }));
    }
    void ask(const char* san) {
        const Position start = Position::start();
        const AnalysisPlayer player{"scripted", "Scripted", scriptedSource(record_), {}};
        inquiry_.ask(player, {}, *parseSan(start, san));
    }
    void awaitAnswer() {
        EXPECT_TRUE(dispatcher_.runUntil([this] { return !inquiry_.isLooking(); }));
    }

    ManualDispatcher dispatcher_;
    std::shared_ptr<EngineRecord> record_ = std::make_shared<EngineRecord>();
    unsigned told_ = 0;
    MoveInquiry inquiry_{dispatcher_, [this] { ++told_; }};
};

TEST_F(MoveInquiryTest, AnswersFromAThreadOfItsOwnAndEndsIt) {
    ask("e4");
    EXPECT_TRUE(inquiry_.isLooking());
    awaitAnswer();
    ASSERT_TRUE(inquiry_.answer());
    EXPECT_EQ(toSan(Position::start(), inquiry_.answer()->move), "e4");
    EXPECT_EQ(told_, 1U);
    EXPECT_TRUE(dispatcher_.runUntil([this] { return inquiry_.hasLeft(); }));
}

TEST_F(MoveInquiryTest, AnswersOnlyTheLastQuestion) {
    ask("e4");
    ask("d4");
    awaitAnswer();
    ASSERT_TRUE(inquiry_.answer());
    EXPECT_EQ(toSan(Position::start(), inquiry_.answer()->move), "d4");
    EXPECT_EQ(told_, 1U);
}

TEST_F(MoveInquiryTest, SaysWhyThereIsNoAnswer) {
    record_->searchError = EngineError{EngineError::Kind::Died, Message::verbatim("It is dead")};
    ask("e4");
    awaitAnswer();
    EXPECT_FALSE(inquiry_.answer());
    ASSERT_TRUE(inquiry_.trouble());
    EXPECT_EQ(english(*inquiry_.trouble()), "It is dead");
}

TEST_F(MoveInquiryTest, ForgetsWhatIsDropped) {
    record_->answersAtOnce = false;
    ask("e4");
    inquiry_.drop();
    EXPECT_FALSE(inquiry_.isLooking());
    EXPECT_TRUE(dispatcher_.runUntil([this] { return inquiry_.hasLeft(); }));
    EXPECT_FALSE(inquiry_.answer());
    EXPECT_EQ(told_, 0U);
}

}  // namespace
}  // namespace roque::test
