#pragma once

#include <functional>
#include <memory>

namespace roque {

/// Whether the desktop prefers dark windows, as its portal says (XDG Desktop Portal, interface Settings,
/// org.freedesktop.appearance, color-scheme). Nobody waits for the answer, and none is needed. [ui-thread]
class DesktopPreference {
public:
    /// `changed` is called when the portal answers otherwise than before.
    explicit DesktopPreference(std::function<void()> changed);
    DesktopPreference(const DesktopPreference&) = delete;
    DesktopPreference& operator=(const DesktopPreference&) = delete;
    ~DesktopPreference();

    /// Not before the portal has said so.
    [[nodiscard]] bool prefersDark() const noexcept;

private:
    class Portal;

    std::unique_ptr<Portal> portal_;
};

}  // namespace roque
