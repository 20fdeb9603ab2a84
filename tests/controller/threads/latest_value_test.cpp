#include "controller/threads/latest_value.h"

#include <vector>

#include <gtest/gtest.h>

#include "tests/controller/threads/manual_dispatcher.h"

namespace roque::test {
namespace {

class LatestValueTest : public testing::Test {
protected:
    ManualDispatcher dispatcher_;
    std::vector<int> delivered_;
    std::shared_ptr<LatestValue<int>> latest_ =
        std::make_shared<LatestValue<int>>(dispatcher_, std::make_shared<UiLink>(dispatcher_),
                                           [this](int value) { delivered_.push_back(value); });
};

TEST_F(LatestValueTest, DeliversTheFirstValueAtOnce) {
    latest_->put(1);
    dispatcher_.runPending();
    EXPECT_EQ(delivered_, std::vector{1});
}

TEST_F(LatestValueTest, LosesWhatIsOvertaken) {
    for (int value = 1; value <= 1000; ++value) latest_->put(value);
    dispatcher_.runPending();
    EXPECT_EQ(delivered_, std::vector{1000});
}

TEST_F(LatestValueTest, DeliversAtMostTwentyTimesASecond) {
    for (int value = 0; value < 1000; ++value) {
        latest_->put(value);
        dispatcher_.advance(std::chrono::milliseconds(1));
    }
    EXPECT_EQ(delivered_.size(), 20U);
}

TEST_F(LatestValueTest, DeliversTheLastValueInTheEnd) {
    for (int value : {1, 2, 3}) {
        latest_->put(value);
        dispatcher_.runPending();
    }
    dispatcher_.advance(LatestValue<int>::kInterval);
    EXPECT_EQ(delivered_, (std::vector{1, 3}));
}

TEST_F(LatestValueTest, StartsAgainAfterAPause) {
    latest_->put(1);
    dispatcher_.advance(4 * LatestValue<int>::kInterval);
    latest_->put(2);
    dispatcher_.runPending();
    EXPECT_EQ(delivered_, (std::vector{1, 2}));
}

TEST_F(LatestValueTest, DeliversAtOnceWhenFlushed) {
    latest_->put(1);
    dispatcher_.runPending();
    latest_->put(2);
    latest_->flush();
    EXPECT_EQ(delivered_, (std::vector{1, 2}));
}

TEST_F(LatestValueTest, DeliversNothingAfterItWasClosed) {
    latest_->put(1);
    latest_->close();
    dispatcher_.advance(2 * LatestValue<int>::kInterval);
    EXPECT_TRUE(delivered_.empty());
}

}  // namespace
}  // namespace roque::test
