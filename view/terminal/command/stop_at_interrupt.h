#pragma once

#include <chrono>
#include <stop_token>
#include <thread>

#include "view/terminal/command/interrupt.h"

namespace roque::terminal {

/// Requests a stop soon after Ctrl-C or SIGTERM.
class StopAtInterrupt {
public:
    [[nodiscard]] std::stop_token token() const noexcept { return stop_.get_token(); }

private:
    Interrupt interrupt_{Interrupt::Signals::CtrlCAndTermination};
    std::stop_source stop_;
    std::jthread watcher_{[this](const std::stop_token& done) {
        constexpr std::chrono::milliseconds kGlance{20};
        while (!done.stop_requested() && !Interrupt::wasRequested()) std::this_thread::sleep_for(kGlance);
        if (Interrupt::wasRequested()) stop_.request_stop();
    }};
};

}  // namespace roque::terminal
