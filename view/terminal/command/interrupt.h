#pragma once

#include <atomic>
#include <csignal>

namespace roque::terminal {

/// Catches Ctrl-C: while an Interrupt lives, Ctrl-C sets a flag instead of ending the program. At most one at
/// a time.
class Interrupt {
public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    /// Whether Ctrl-C was pressed since the latest Interrupt was constructed.
    [[nodiscard]] static bool wasRequested() noexcept;

    /// The same as a flag to poll from other threads.
    [[nodiscard]] static const std::atomic<bool>& flag() noexcept;

private:
    struct sigaction before_ {};
};

}  // namespace roque::terminal
