#include "tests/controller/threads/manual_dispatcher.h"

namespace roque::test {
namespace {

constexpr std::chrono::seconds kPatience{60};

}  // namespace

void ManualDispatcher::post(std::function<void()> work) {
    postAfter(std::chrono::milliseconds(0), std::move(work));
}

void ManualDispatcher::postAfter(std::chrono::milliseconds delay, std::function<void()> work) {
    const std::lock_guard lock(mutex_);
    work_.emplace(Due{now_ + delay, ++lastNumber_}, std::move(work));
    change_.notify_one();
}

std::chrono::steady_clock::time_point ManualDispatcher::now() const {
    const std::lock_guard lock(mutex_);
    return std::chrono::steady_clock::time_point(now_);
}

std::size_t ManualDispatcher::runPending() {
    std::size_t done = 0;
    while (const auto work = takeDue()) {
        work();
        ++done;
    }
    return done;
}

void ManualDispatcher::advance(std::chrono::milliseconds time) {
    for (; time.count() > 0; --time) {
        {
            const std::lock_guard lock(mutex_);
            ++now_;
        }
        runPending();
    }
}

bool ManualDispatcher::runUntil(const std::function<bool()>& condition) {
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while (!condition()) {
        if (runPending() == 0 && !waitForWork(end)) return false;
    }
    return true;
}

bool ManualDispatcher::runFastUntil(const std::function<bool()>& condition) {
    constexpr std::chrono::milliseconds kRealStep{1};
    constexpr std::chrono::milliseconds kStep{10};
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while (!condition()) {
        if (runPending() > 0) continue;
        const auto now = std::chrono::steady_clock::now();
        if (now >= end) return false;
        if (!waitForWork(now + kRealStep)) advance(kStep);
    }
    return true;
}

bool ManualDispatcher::waitForWork(std::chrono::steady_clock::time_point end) {
    std::unique_lock lock(mutex_);
    return change_.wait_until(lock, end,
                              [this] { return !work_.empty() && work_.begin()->first.first <= now_; });
}

std::function<void()> ManualDispatcher::takeDue() {
    const std::lock_guard lock(mutex_);
    if (work_.empty() || work_.begin()->first.first > now_) return nullptr;
    auto work = std::move(work_.begin()->second);
    work_.erase(work_.begin());
    return work;
}

}  // namespace roque::test
