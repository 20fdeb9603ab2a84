#pragma once

#include <chrono>
#include <functional>
#include <mutex>
#include <string>
#include <thread>

namespace roque::test {

/// Ends a test that hangs, and says where it stood: whatever waits, waits for another program.
class Watchdog {
public:
    /// After `limit` it prints where the test stands, calls `release`, which kills what the test may wait
    /// for, and ends the process if that does not help.
    Watchdog(std::chrono::seconds limit, std::function<void()> release);

    /// Says what begins now; printed at once, with the time since the start.
    void stand(const std::string& where);
    /// Where the test stands.
    [[nodiscard]] std::string where() const;

private:
    void watch(const std::stop_token& stop);

    std::chrono::seconds limit_;
    std::function<void()> release_;
    std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
    mutable std::mutex mutex_;
    std::string where_ = "at the start";
    std::jthread thread_;
};

}  // namespace roque::test
