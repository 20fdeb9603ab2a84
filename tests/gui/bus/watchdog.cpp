#include "tests/gui/bus/watchdog.h"

#include <condition_variable>
#include <cstdlib>
#include <utility>

#include <fmt/format.h>

namespace roque::test {

Watchdog::Watchdog(std::chrono::seconds limit, std::function<void()> release)
    : limit_(limit),
      release_(std::move(release)),
      thread_([this](const std::stop_token& stop) { watch(stop); }) {}

void Watchdog::stand(const std::string& where) {
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begun_;
    fmt::print("{:6.1f} s  {}\n", passed.count(), where);
    std::fflush(stdout);
    const std::lock_guard lock(mutex_);
    where_ = where;
}

std::string Watchdog::where() const {
    const std::lock_guard lock(mutex_);
    return where_;
}

void Watchdog::watch(const std::stop_token& stop) {
    constexpr std::chrono::seconds kLast{10};
    std::mutex mutex;
    std::condition_variable_any stopped;
    std::unique_lock lock(mutex);
    if (stopped.wait_for(lock, stop, limit_, [&] { return stop.stop_requested(); })) return;
    fmt::print(stderr, "No end after {} s. It stands here: {}\n", limit_.count(), where());
    release_();
    if (stopped.wait_for(lock, stop, kLast, [&] { return stop.stop_requested(); })) return;
    std::_Exit(EXIT_FAILURE);
}

}  // namespace roque::test
