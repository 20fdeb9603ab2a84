#pragma once

#include <atomic>
#include <csignal>
#include <cstdint>

namespace roque::terminal {

/// Catches Ctrl-C: while an Interrupt lives, Ctrl-C sets a flag instead of ending the program. At most one at
/// a time.
class Interrupt {
public:
    /// What is caught.
    enum class Signals : std::uint8_t {
        CtrlC,
        CtrlCAndTermination,  ///< SIGTERM, too; a second one ends the program
    };

    explicit Interrupt(Signals signals = Signals::CtrlC);
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    /// Whether Ctrl-C was pressed since the latest Interrupt was constructed.
    [[nodiscard]] static bool wasRequested() noexcept;

    /// The same as a flag to poll from other threads.
    [[nodiscard]] static const std::atomic<bool>& flag() noexcept;

private:
    Signals signals_;
    struct sigaction before_ {};
    struct sigaction beforeTermination_ {};
};

}  // namespace roque::terminal
