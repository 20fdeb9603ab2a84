#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <queue>
#include <vector>

#include "controller/threads/mutex.h"
#include "controller/threads/ui_dispatcher.h"

namespace roque {

/// A UI thread for programs without a window: its loop is run by hand. [any-thread] for post() and wake-ups,
/// [ui-thread] for the rest.
class EventQueue final : public UiDispatcher {
public:
    using Clock = std::chrono::steady_clock;

    void post(std::function<void()> work) override;
    void postAfter(std::chrono::milliseconds delay, std::function<void()> work) override;

    /// Does what was posted, and waits for more, until `isDone` holds; it is asked after every piece of work.
    void runUntil(const std::function<bool()>& isDone);

private:
    struct Item {
        Clock::time_point due;
        std::uint64_t number;  ///< of equal times the first that was posted comes first
        std::function<void()> work;

        bool operator<(const Item& other) const noexcept {
            return due != other.due ? due > other.due : number > other.number;
        }
    };

    void add(Clock::time_point due, std::function<void()> work);
    [[nodiscard]] std::function<void()> takeNext();

    Mutex mutex_;
    std::condition_variable_any change_;
    std::priority_queue<Item> items_ ROQUE_GUARDED_BY(mutex_);
    std::uint64_t lastNumber_ ROQUE_GUARDED_BY(mutex_) = 0;
};

}  // namespace roque
