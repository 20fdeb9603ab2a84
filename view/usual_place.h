#pragma once

#include <wx/timer.h>
#include <wx/toplevel.h>

#include "controller/settings/settings.h"

namespace roque {

/// Knows where a window was when it was last neither maximized, minimized nor over the whole screen.
/// [ui-thread]
class UsualPlace {
public:
    /// The window outlives this.
    explicit UsualPlace(wxTopLevelWindow& window);
    UsualPlace(const UsualPlace&) = delete;
    UsualPlace& operator=(const UsualPlace&) = delete;
    ~UsualPlace();

    /// Puts the window there. What would not be seen, because the screens are others now, is left to the
    /// desktop.
    void apply(const WindowPlace& place);

    /// Looks where the window is, if that is usual: before it goes elsewhere.
    void note();
    /// The same, and where it was then or is now.
    [[nodiscard]] const WindowPlace& place();

private:
    void onChange(wxEvent& event);

    wxTopLevelWindow& window_;
    WindowPlace place_;
    wxTimer rest_;  ///< the desktop moves and sizes a window before it says that it is maximized, or after
};

}  // namespace roque
