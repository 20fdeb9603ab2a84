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

/// A UI thread driven by a test, with its own time: delays pass when the test says so. Only workers take real
/// time.
class ManualDispatcher final : public UiDispatcher {
public:
    void post(std::function<void()> work) override;
    void postAfter(std::chrono::milliseconds delay, std::function<void()> work) override;
    [[nodiscard]] std::chrono::steady_clock::time_point now() const override;

    /// Runs the work that is due now, including what it posts; returns the number of pieces of work.
    std::size_t runPending();

    /// Lets time pass and runs the work that becomes due, in order.
    void advance(std::chrono::milliseconds time);

    /// Runs the workers' posted work until a condition holds. Returns whether it did, within a time that is
    /// long for a test and short for a waiting person.
    [[nodiscard]] bool runUntil(const std::function<bool()>& condition);

    /// The same, with the test's time running faster than real time: for deadlines.
    [[nodiscard]] bool runFastUntil(const std::function<bool()>& condition);

private:
    using Due = std::pair<std::chrono::milliseconds, std::uint64_t>;

    [[nodiscard]] std::function<void()> takeDue();
    /// Waits until work is due, at most until a time; returns whether there is any.
    bool waitForWork(std::chrono::steady_clock::time_point end);

    mutable std::mutex mutex_;
    std::condition_variable change_;
    std::chrono::milliseconds now_{0};           ///< guarded by mutex_
    std::uint64_t lastNumber_ = 0;               ///< guarded by mutex_
    std::map<Due, std::function<void()>> work_;  ///< guarded by mutex_
};

}  // namespace roque::test
