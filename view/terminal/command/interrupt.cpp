#include "view/terminal/command/interrupt.h"

namespace roque::terminal {
namespace {

std::atomic<bool> interrupted{false};
std::atomic<bool> isEnding{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may only write what needs no lock");

void remember(int signal) {
    interrupted = true;
    if (signal != SIGINT) isEnding = true;
}

}  // namespace

Interrupt::Interrupt(Signals signals) {
    interrupted = false;
    isEnding = false;
    catchSignal(SIGINT, 0);
    if (signals == Signals::CtrlC) return;
    const bool isAll = signals == Signals::All;
    catchSignal(SIGTERM, isAll ? 0 : static_cast<int>(SA_RESETHAND));
    if (!isAll) return;
    struct sigaction now {};
    sigaction(SIGHUP, nullptr, &now);
    if (now.sa_handler != SIG_IGN) catchSignal(SIGHUP, 0);  // shell and system each send one
}

/// Without SA_RESTART, so that a wait for input ends.
void Interrupt::catchSignal(int signal, int flags) {
    struct sigaction action {};
    action.sa_handler = remember;
    action.sa_flags = flags;
    Before& before = before_.at(caught_++);
    before.signal = signal;
    sigaction(signal, &action, &before.action);
}

Interrupt::~Interrupt() {
    for (std::size_t at = 0; at < caught_; ++at) sigaction(before_[at].signal, &before_[at].action, nullptr);
}

bool Interrupt::wasRequested() noexcept {
    return interrupted;
}

bool Interrupt::mustEnd() noexcept {
    return isEnding;
}

void Interrupt::forgetCtrlC() noexcept {
    interrupted = false;
    if (isEnding) interrupted = true;
}

const std::atomic<bool>& Interrupt::flag() noexcept {
    return interrupted;
}

}  // namespace roque::terminal
