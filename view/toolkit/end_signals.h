#pragma once

#include <array>
#include <functional>

namespace roque {

/// Hears the signals by which a system asks a program to end: SIGTERM, SIGHUP and SIGINT. [ui-thread]
class EndSignals {
public:
    /// `onSignal` is called in the event loop.
    explicit EndSignals(std::function<void()> onSignal);
    EndSignals(const EndSignals&) = delete;
    EndSignals& operator=(const EndSignals&) = delete;
    ~EndSignals();

private:
    std::function<void()> onSignal_;
    std::array<unsigned, 3> sources_{};  ///< GLib's numbers
};

}  // namespace roque
