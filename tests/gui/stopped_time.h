#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <utility>

#include "view/toolkit/wx_dispatcher.h"

namespace roque::test {

/// The UI thread of a window whose time passes only when the test says so. Work posted without a delay runs
/// at once, as usual.
class StoppedTime final : public UiDispatcher {
public:
    void post(std::function<void()> work) override { dispatcher_.post(std::move(work)); }
    void postAfter(std::chrono::milliseconds delay, std::function<void()> work) override {
        work_.emplace(now_ + delay, std::move(work));
    }
    [[nodiscard]] std::chrono::steady_clock::time_point now() const override { return now_; }

    /// Lets time pass and runs the work that becomes due, in order.
    void pass(std::chrono::milliseconds time) {
        const auto end = now_ + time;
        while (!work_.empty() && work_.begin()->first <= end) {
            const auto due = work_.extract(work_.begin());
            now_ = due.key();
            due.mapped()();
        }
        now_ = end;
    }

private:
    WxDispatcher dispatcher_;
    std::chrono::steady_clock::time_point now_ = std::chrono::steady_clock::now();
    std::multimap<std::chrono::steady_clock::time_point, std::function<void()>> work_;
};

}  // namespace roque::test
