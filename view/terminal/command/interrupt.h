#pragma once

#include <array>
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
        /// Ctrl-C, SIGTERM, and SIGHUP, which comes when a terminal is closed, unless it was ignored (nohup);
        /// however often they come.
        All,
    };

    explicit Interrupt(Signals signals = Signals::CtrlC);
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    /// Whether Ctrl-C was pressed, or another signal came, since the latest Interrupt was constructed or it
    /// was forgotten.
    [[nodiscard]] static bool wasRequested() noexcept;
    /// Whether a signal other than Ctrl-C came, after which the program must end.
    [[nodiscard]] static bool mustEnd() noexcept;
    /// Forgets that Ctrl-C was pressed: it has been obeyed.
    static void forgetCtrlC() noexcept;

    /// wasRequested() as a flag to poll from other threads.
    [[nodiscard]] static const std::atomic<bool>& flag() noexcept;

private:
    /// What happened at a signal before.
    struct Before {
        int signal;
        struct sigaction action;
    };

    void catchSignal(int signal, int flags);

    std::array<Before, 3> before_{};
    std::size_t caught_ = 0;  ///< how many signals
};

}  // namespace roque::terminal
