#pragma once

#include <wx/timer.h>
#include <wx/toplevel.h>

#include "controller/settings/settings.h"

namespace roque {

/// Remembers the bounds of a window from when it was last neither maximized, minimized nor on the full
/// screen. [ui-thread]
class RestoredBounds {
public:
    /// The window must outlive this object.
    explicit RestoredBounds(wxTopLevelWindow& window);
    RestoredBounds(const RestoredBounds&) = delete;
    RestoredBounds& operator=(const RestoredBounds&) = delete;
    ~RestoredBounds();

    /// Applies the bounds to the window. A position that would not be visible, because the screens have
    /// changed, is left to the desktop.
    void apply(const WindowBounds& bounds);

    /// Records the current bounds if the window is in its normal state; call it before that changes.
    void record();
    /// Records them too, and returns the last recorded bounds.
    [[nodiscard]] const WindowBounds& bounds();

private:
    void onChange(wxEvent& event);

    wxTopLevelWindow& window_;
    WindowBounds bounds_;
    wxTimer settleTimer_;  ///< the desktop moves and sizes a window before or after it reports that it is
                           ///< maximized
};

}  // namespace roque
