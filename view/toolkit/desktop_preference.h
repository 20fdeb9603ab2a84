#pragma once

#include <functional>
#include <memory>

namespace roque {

/// Whether the desktop prefers dark windows, according to its portal (XDG Desktop Portal, interface Settings,
/// org.freedesktop.appearance, color-scheme). Nobody waits for the answer, and none is required. [ui-thread]
class DesktopPreference {
public:
    /// `changed` is called when the portal's answer changes.
    explicit DesktopPreference(std::function<void()> changed);
    DesktopPreference(const DesktopPreference&) = delete;
    DesktopPreference& operator=(const DesktopPreference&) = delete;
    ~DesktopPreference();

    /// False until the portal has answered.
    [[nodiscard]] bool prefersDark() const noexcept;

private:
    class Portal;

    std::unique_ptr<Portal> portal_;
};

}  // namespace roque
