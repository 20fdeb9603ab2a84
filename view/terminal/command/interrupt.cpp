#include "view/terminal/command/interrupt.h"

namespace roque::terminal {
namespace {

std::atomic<bool> interrupted{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may only write what needs no lock");

void remember(int /*signal*/) {
    interrupted = true;
}

}  // namespace

Interrupt::Interrupt(Signals signals) : signals_(signals) {
    interrupted = false;
    struct sigaction action {};
    action.sa_handler = remember;
    action.sa_flags = 0;  // so that a wait for input ends
    sigaction(SIGINT, &action, &before_);
    if (signals_ != Signals::CtrlCAndTermination) return;
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    sigaction(SIGTERM, &action, &beforeTermination_);
}

Interrupt::~Interrupt() {
    sigaction(SIGINT, &before_, nullptr);
    if (signals_ == Signals::CtrlCAndTermination) sigaction(SIGTERM, &beforeTermination_, nullptr);
}

bool Interrupt::wasRequested() noexcept {
    return interrupted;
}

const std::atomic<bool>& Interrupt::flag() noexcept {
    return interrupted;
}

}  // namespace roque::terminal
