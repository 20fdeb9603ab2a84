#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <utility>

#include "controller/threads/ui_dispatcher.h"

namespace roque::test {

/// A UI thread driven by a test, with a time of its own: delays pass when the test says so. Only workers take
/// real time.
class ManualDispatcher final : public UiDispatcher {
public:
    void post(std::function<void()> work) override;
    void postAfter(std::chrono::milliseconds delay, std::function<void()> work) override;
    [[nodiscard]] std::chrono::steady_clock::time_point now() const override;

    /// Does what is due now, including what that posts, and returns how many pieces of work it was.
    std::size_t runPending();

    /// Lets time pass and does what becomes due, in order.
    void advance(std::chrono::milliseconds time);

    /// Does what workers post until a condition holds. Returns whether it did, within a time that is long for
    /// a test and short for a person who waits for it.
    [[nodiscard]] bool runUntil(const std::function<bool()>& condition);

    /// The same, with the test's time running faster than the real one: for deadlines.
    [[nodiscard]] bool runFastUntil(const std::function<bool()>& condition);

private:
    using Due = std::pair<std::chrono::milliseconds, std::uint64_t>;

    [[nodiscard]] std::function<void()> takeDue();
    /// Waits until something is due, at most until a time; whether something is.
    bool waitForWork(std::chrono::steady_clock::time_point end);

    mutable std::mutex mutex_;
    std::condition_variable change_;
    std::chrono::milliseconds now_{0};           ///< guarded by mutex_
    std::uint64_t lastNumber_ = 0;               ///< guarded by mutex_
    std::map<Due, std::function<void()>> work_;  ///< guarded by mutex_
};

}  // namespace roque::test
