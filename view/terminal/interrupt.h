#pragma once

#include <atomic>
#include <csignal>

namespace roque::terminal {

/// While one lives, Ctrl-C does not end the program but is remembered. There is at most one at a time.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    /// Whether Ctrl-C was struck since the present one, or the last, began.
    [[nodiscard]] static bool hasCome() noexcept;

    /// The same as something to watch.
    [[nodiscard]] static const std::atomic<bool>& flag() noexcept;

private:
    struct sigaction before_ {};
};

}  // namespace roque::terminal
