#pragma once

#include <functional>

#include <wx/window.h>

namespace roque {

/// Calls a function before each frame of the screen, so that what moves is painted once in each, and for the
/// moment of that frame. A timer would now and then come twice between two frames, or not at all. [ui-thread]
class FrameTicks {
public:
    /// The window outlives this object, and `onFrame` may start and stop it.
    FrameTicks(wxWindow& window, std::function<void()> onFrame);
    FrameTicks(const FrameTicks&) = delete;
    FrameTicks& operator=(const FrameTicks&) = delete;
    ~FrameTicks() { stop(); }

    void start();
    void stop();

private:
    static int tick(void* widget, void* clock, void* self);

    wxWindow& window_;
    std::function<void()> onFrame_;
    unsigned number_ = 0;  ///< GTK's number of the callback; 0: it is stopped
};

}  // namespace roque
