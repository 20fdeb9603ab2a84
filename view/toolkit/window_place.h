#pragma once

#include <wx/toplevel.h>

#include "controller/settings/settings.h"

namespace roque {

/// Restores the bounds of a window. A position that would not be visible, because the screens have changed,
/// is left to the desktop.
void applyBounds(wxTopLevelWindow& window, const WindowBounds& bounds);

/// A size for a window, reduced to fit its screen.
[[nodiscard]] wxSize withinScreen(const wxTopLevelWindow& window, wxSize size);

/// Moves a dialog sideways so that it covers as little as possible of a part of another window. [ui-thread]
void placeBeside(wxTopLevelWindow& dialog, const wxWindow& part);

/// Whether programs may place windows on this desktop, and learn where they are: Wayland permits neither.
/// [ui-thread]
[[nodiscard]] bool canBePlaced();

/// The bounds of a window that is not maximized.
[[nodiscard]] WindowBounds boundsOf(const wxTopLevelWindow& window);

}  // namespace roque
