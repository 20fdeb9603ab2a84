#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

#include "controller/threads/mutex.h"

namespace roque {

/// Runs jobs on several threads and hands out their results in the order of the jobs. Used by one thread.
template <typename Job, typename Result>
class OrderedWorkers {
public:
    /// Every thread calls `work`, at the same time; `threads` is at least 1.
    OrderedWorkers(unsigned threads, std::function<Result(const Job&)> work) : work_(std::move(work)) {
        for (unsigned at = 0; at < threads; ++at)
            workers_.emplace_back([this](const std::stop_token& stop) { serve(stop); });
    }

    /// Adds a job. The queue is unbounded: the caller takes results before it adds too many.
    void submit(Job job) {
        std::packaged_task<Result()> task([this, job = std::move(job)] { return work_(job); });
        results_.push_back(task.get_future());
        {
            const MutexLock lock(mutex_);
            waiting_.push_back(std::move(task));
        }
        change_.notify_one();
    }

    /// How many results have not been taken yet.
    [[nodiscard]] std::size_t pending() const noexcept { return results_.size(); }

    /// Waits for the result of the oldest job. Throws what `work` threw.
    [[nodiscard]] Result take() {
        std::future<Result> oldest = std::move(results_.front());
        results_.pop_front();
        return oldest.get();
    }

private:
    void serve(const std::stop_token& stop) {
        for (;;) {
            MutexLock lock(mutex_);
            if (!change_.wait(lock, stop, [this]() ROQUE_REQUIRES(mutex_) { return !waiting_.empty(); }))
                return;
            std::packaged_task<Result()> task = std::move(waiting_.front());
            waiting_.pop_front();
            lock.unlock();
            task();
        }
    }

    std::function<Result(const Job&)> work_;
    std::deque<std::future<Result>> results_;
    Mutex mutex_;
    std::condition_variable_any change_;
    std::deque<std::packaged_task<Result()>> waiting_ ROQUE_GUARDED_BY(mutex_);
    std::vector<std::jthread> workers_;  ///< last: they use the members above
};

}  // namespace roque
