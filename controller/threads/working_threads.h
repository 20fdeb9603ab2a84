#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

#include "controller/threads/mutex.h"

namespace roque {

/// Several threads that do the same work, and hand over what comes of it to one thread that waits for it.
template <typename Item>
class WorkingThreads {
public:
    /// Does the work until there is none left, or a stop is requested; hands over items by deliver(). Called
    /// once on each thread.
    using Work = std::function<void(const std::stop_token&)>;

    WorkingThreads() = default;
    WorkingThreads(const WorkingThreads&) = delete;
    WorkingThreads& operator=(const WorkingThreads&) = delete;
    ~WorkingThreads() = default;

    /// Starts the threads. What `work` uses outlives them.
    void start(unsigned threads, const Work& work) {
        {
            const MutexLock lock(mutex_);
            working_ = threads;
        }
        for (unsigned thread = 0; thread < threads; ++thread)
            threads_.emplace_back([this, work](const std::stop_token& stop) { serve(work, stop); });
    }

    /// Hands an item over. [any-thread]
    void deliver(Item item) {
        const MutexLock lock(mutex_);
        items_.push_back(std::move(item));
        change_.notify_all();
    }

    /// Waits for an item, until there will be none or until the time is over.
    [[nodiscard]] std::optional<Item> take(std::chrono::milliseconds longest) {
        MutexLock lock(mutex_);
        change_.wait_for(lock, longest,
                         [this]() ROQUE_REQUIRES(mutex_) { return !items_.empty() || working_ == 0; });
        if (items_.empty()) return std::nullopt;
        Item item = std::move(items_.front());
        items_.pop_front();
        return item;
    }

    /// Whether there will be no item any more.
    [[nodiscard]] bool isOver() {
        const MutexLock lock(mutex_);
        return working_ == 0 && items_.empty();
    }
    /// Whether a thread has thrown.
    [[nodiscard]] bool hasFailed() {
        const MutexLock lock(mutex_);
        return exception_ != nullptr;
    }

    /// Requests a stop and waits until the threads have ended. Items that they have delivered can still be
    /// taken.
    void stop() {
        for (std::jthread& thread : threads_) thread.request_stop();
        threads_.clear();
    }
    /// Throws what a thread has thrown, if any has.
    void rethrow() {
        const MutexLock lock(mutex_);
        if (exception_) std::rethrow_exception(exception_);
    }

private:
    void serve(const Work& work, const std::stop_token& stop) noexcept {
        std::exception_ptr exception;
        try {
            work(stop);
        } catch (...) {
            exception = std::current_exception();
        }
        const MutexLock lock(mutex_);
        if (exception) exception_ = exception;
        --working_;
        change_.notify_all();
    }

    Mutex mutex_;
    std::condition_variable_any change_;
    unsigned working_ ROQUE_GUARDED_BY(mutex_) = 0;
    std::deque<Item> items_ ROQUE_GUARDED_BY(mutex_);
    std::exception_ptr exception_ ROQUE_GUARDED_BY(mutex_);
    std::vector<std::jthread> threads_;  ///< last: they use the members above
};

}  // namespace roque
