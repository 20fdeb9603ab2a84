#pragma once

#include <functional>
#include <memory>

namespace roque {

/// Knows whether the person's session is locked (logind) and whether the computer runs on its battery
/// (UPower). It asks on the bus of the system at the start and hears of changes. Nobody waits for the
/// answers, and without one the session is open and the computer plugged in. [ui-thread]
class DeskWatch {
public:
    /// `changed` is called when an answer changes.
    explicit DeskWatch(std::function<void()> changed);
    DeskWatch(const DeskWatch&) = delete;
    DeskWatch& operator=(const DeskWatch&) = delete;
    ~DeskWatch();

    [[nodiscard]] bool isLocked() const noexcept;
    [[nodiscard]] bool isOnBattery() const noexcept;

private:
    class Bus;

    std::shared_ptr<Bus> bus_;
};

}  // namespace roque
