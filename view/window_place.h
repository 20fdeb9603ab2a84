#pragma once

#include <wx/toplevel.h>

#include "controller/settings/settings.h"

namespace roque {

/// Puts a window where it was. What would not be seen, because the screens are others now, is left to the
/// desktop.
void applyPlace(wxTopLevelWindow& window, const WindowPlace& place);

/// A size for a window, made smaller if its screen is.
[[nodiscard]] wxSize withinScreen(const wxTopLevelWindow& window, wxSize size);

/// Moves a dialog sideways so that it covers as little as it can of a part of another window. [ui-thread]
void placeBeside(wxTopLevelWindow& dialog, const wxWindow& part);

/// Where a window is that is not maximized.
[[nodiscard]] WindowPlace placeOf(const wxTopLevelWindow& window);

}  // namespace roque
