#include "controller/threads/working_threads.h"

#include <atomic>
#include <chrono>
#include <set>
#include <stdexcept>

#include <gtest/gtest.h>

namespace roque {
namespace {

using namespace std::chrono_literals;

TEST(WorkingThreads, HandOverEverythingOnce) {
    constexpr int kItems = 500;
    std::atomic<int> next = 0;
    WorkingThreads<int> threads;
    threads.start(4, [&](const std::stop_token&) {
        for (int item = next++; item < kItems; item = next++) threads.deliver(item);
    });
    std::set<int> taken;
    while (!threads.isOver()) {
        const auto item = threads.take(1min);
        if (item) {
            EXPECT_TRUE(taken.insert(*item).second) << *item;
        }
    }
    EXPECT_EQ(taken.size(), 500U);
    EXPECT_FALSE(threads.hasFailed());
}

TEST(WorkingThreads, AreToldToStopAndWaitedFor) {
    std::atomic<int> stopped = 0;
    WorkingThreads<int> threads;
    threads.start(3, [&](const std::stop_token& stop) {
        while (!stop.stop_requested()) std::this_thread::yield();
        threads.deliver(++stopped);
    });
    EXPECT_FALSE(threads.take(1ms));
    EXPECT_FALSE(threads.isOver());
    threads.stop();
    EXPECT_EQ(stopped, 3);
    for (int item = 0; item < 3; ++item) EXPECT_TRUE(threads.take({})) << "what was delivered is kept";
    EXPECT_TRUE(threads.isOver());
}

TEST(WorkingThreads, ThrowWhatOneOfThemHasThrown) {
    WorkingThreads<int> threads;
    threads.start(2, [](const std::stop_token&) { throw std::runtime_error("no memory"); });
    EXPECT_FALSE(threads.take(1min));
    EXPECT_TRUE(threads.isOver());
    EXPECT_TRUE(threads.hasFailed());
    EXPECT_THROW(threads.rethrow(), std::runtime_error);
}

}  // namespace
}  // namespace roque
