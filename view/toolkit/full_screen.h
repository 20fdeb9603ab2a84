#pragma once

#include <functional>

#include <wx/frame.h>

namespace roque {

/// Shows a window on the full screen, with the menus within reach, and leaves it again. [ui-thread]
class FullScreen {
public:
    /// Escape calls `leave`, unless `cancel` has something else to cancel: it does so and returns true. The
    /// window must outlive this object.
    FullScreen(wxFrame& frame, std::function<bool()> cancel, std::function<void()> leave);
    FullScreen(const FullScreen&) = delete;
    FullScreen& operator=(const FullScreen&) = delete;

    /// Enters or leaves full screen.
    void toggle();

    [[nodiscard]] bool isOn() const { return frame_.IsFullScreen(); }

private:
    void onKey(wxKeyEvent& event);

    wxFrame& frame_;
    std::function<bool()> cancel_;
    std::function<void()> leave_;
};

}  // namespace roque
