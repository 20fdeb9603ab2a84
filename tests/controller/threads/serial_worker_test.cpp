#include "controller/threads/serial_worker.h"

#include <atomic>
#include <future>
#include <numeric>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

namespace roque::test {
namespace {

TEST(SerialWorker, DoesAllWorkInOrderBeforeItEnds) {
    std::vector<int> done;
    {
        SerialWorker worker(std::chrono::minutes(1));
        for (int number = 0; number < 1000; ++number)
            worker.post([&done, number] { done.push_back(number); });
    }
    std::vector<int> all(1000);
    std::iota(all.begin(), all.end(), 0);
    EXPECT_EQ(done, all);
}

TEST(SerialWorker, WorksOnAThreadOfItsOwn) {
    std::thread::id worker;
    {
        SerialWorker(std::chrono::minutes(1)).post([&worker] { worker = std::this_thread::get_id(); });
    }
    EXPECT_NE(worker, std::thread::id());
    EXPECT_NE(worker, std::this_thread::get_id());
}

TEST(SerialWorker, LeavesWorkAloneThatDoesNotComeBack) {
    auto release = std::make_shared<std::promise<void>>();
    auto begun = std::make_shared<std::promise<void>>();
    {
        SerialWorker worker(std::chrono::milliseconds(1));
        worker.post([begun, released = release->get_future().share()] {
            begun->set_value();
            released.wait();
        });
        begun->get_future().wait();
    }
    EXPECT_EQ(SerialWorker::detachedThreads(), 1U);
    release->set_value();
    while (SerialWorker::detachedThreads() > 0) std::this_thread::yield();
}

}  // namespace
}  // namespace roque::test
