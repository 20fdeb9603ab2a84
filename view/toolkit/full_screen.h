#pragma once

#include <functional>

#include <wx/frame.h>

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

    /// Goes over to the whole screen, or back.
    void toggle();

    [[nodiscard]] bool isOn() const { return frame_.IsFullScreen(); }

private:
    void onKey(wxKeyEvent& event);

    wxFrame& frame_;
    std::function<bool()> cancel_;
    std::function<void()> leave_;
};

}  // namespace roque
