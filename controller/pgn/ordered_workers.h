#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

namespace roque::terminal {

/// Works on jobs with several threads and hands the results out in the order of the jobs. [ui-thread]
template <typename Job, typename Result>
class OrderedWorkers {
public:
    /// `work` is called by all threads at once; `threads` is at least 1.
    OrderedWorkers(unsigned threads, std::function<Result(const Job&)> work) : work_(std::move(work)) {
        for (unsigned at = 0; at < threads; ++at)
            workers_.emplace_back([this](const std::stop_token& stop) { serve(stop); });
    }

    /// Adds a job. It is up to the caller not to add too many before results are taken.
    void submit(Job job) {
        std::packaged_task<Result()> task([this, job = std::move(job)] { return work_(job); });
        results_.push_back(task.get_future());
        {
            const std::lock_guard lock(mutex_);
            waiting_.push_back(std::move(task));
        }
        change_.notify_one();
    }

    /// The number of jobs whose results were not taken.
    [[nodiscard]] std::size_t pending() const noexcept { return results_.size(); }

    /// Waits for the result of the oldest job; throws what the work threw.
    [[nodiscard]] Result take() {
        std::future<Result> oldest = std::move(results_.front());
        results_.pop_front();
        return oldest.get();
    }

private:
    void serve(const std::stop_token& stop) {
        for (;;) {
            std::unique_lock lock(mutex_);
            if (!change_.wait(lock, stop, [this] { return !waiting_.empty(); })) return;
            std::packaged_task<Result()> task = std::move(waiting_.front());
            waiting_.pop_front();
            lock.unlock();
            task();
        }
    }

    std::function<Result(const Job&)> work_;
    std::deque<std::future<Result>> results_;
    std::mutex mutex_;
    std::condition_variable_any change_;
    std::deque<std::packaged_task<Result()>> waiting_;  ///< guarded by the mutex
    std::vector<std::jthread> workers_;                 ///< last: they use all of the others
};

}  // namespace roque::terminal
