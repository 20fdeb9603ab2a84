#include "view/terminal/interrupt.h"

namespace roque::terminal {
namespace {

volatile std::sig_atomic_t interrupted = 0;

void remember(int /*signal*/) {
    interrupted = 1;
}

}  // namespace

Interrupt::Interrupt() {
    interrupted = 0;
    struct sigaction action {};
    action.sa_handler = remember;
    action.sa_flags = SA_RESTART;
    sigaction(SIGINT, &action, &before_);
}

Interrupt::~Interrupt() {
    sigaction(SIGINT, &before_, nullptr);
}

bool Interrupt::hasCome() noexcept {
    return interrupted != 0;
}

}  // namespace roque::terminal
