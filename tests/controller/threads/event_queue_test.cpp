#include "controller/threads/event_queue.h"

#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace roque {
namespace {

TEST(EventQueue, DoesWorkInTheOrderInWhichItWasPosted) {
    EventQueue queue;
    std::vector<int> done;
    for (int number : {1, 2, 3}) queue.post([&done, number] { done.push_back(number); });
    queue.runUntil([&] { return done.size() == 3; });
    EXPECT_EQ(done, (std::vector{1, 2, 3}));
}

TEST(EventQueue, DoesNothingThatIsPostedOnceItIsDone) {
    EventQueue queue;
    int done = 0;
    queue.post([&] { ++done; });
    queue.post([&] { ++done; });
    queue.runUntil([&] { return done == 1; });
    EXPECT_EQ(done, 1);
}

TEST(EventQueue, WaitsForWorkOfAnotherThread) {
    EventQueue queue;
    bool isDone = false;
    const std::jthread worker([&] { queue.post([&] { isDone = true; }); });
    queue.runUntil([&] { return isDone; });
    EXPECT_TRUE(isDone);
}

TEST(EventQueue, DoesDelayedWorkAfterWhatIsDueBefore) {
    EventQueue queue;
    std::vector<int> done;
    queue.postAfter(std::chrono::milliseconds(20), [&] { done.push_back(3); });
    queue.postAfter(std::chrono::milliseconds(10), [&] { done.push_back(2); });
    queue.post([&] { done.push_back(1); });
    queue.runUntil([&] { return done.size() == 3; });
    EXPECT_EQ(done, (std::vector{1, 2, 3}));
}

}  // namespace
}  // namespace roque
