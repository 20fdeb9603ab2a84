#pragma once

#include <functional>

#include <wx/frame.h>

#include "controller/settings/settings.h"

namespace roque {

/// Gives a window the whole screen, where its menus and tools stay within reach, and takes it back.
/// [ui-thread]
class FullScreen {
public:
    /// Escape is `leave`, unless there is something else that it is for: `cancel` does that and says whether
    /// there was anything. The window outlives this.
    FullScreen(wxFrame& frame, std::function<bool()> cancel, std::function<void()> leave);
    FullScreen(const FullScreen&) = delete;
    FullScreen& operator=(const FullScreen&) = delete;

    /// Goes over to the whole screen, or back. `before` is where the window was before it was maximized, if
    /// it is.
    void toggle(const WindowPlace& before);

    [[nodiscard]] bool isOn() const { return frame_.IsFullScreen(); }

    /// Where the window is, or will be again when it has no longer the whole screen; `before` as above.
    [[nodiscard]] WindowPlace place(const WindowPlace& before) const;

private:
    void onKey(wxKeyEvent& event);

    wxFrame& frame_;
    std::function<bool()> cancel_;
    std::function<void()> leave_;
    WindowPlace outside_;  ///< where the window was
};

}  // namespace roque
