#pragma once

#include <wx/button.h>
#include <wx/colour.h>

namespace roque {

/// Fills the button that a window is for, as desktops do, but with colours that have enough contrast.
/// wxWidgets has no such call, so this one uses GTK's own library. [ui-thread]
void makeMainButton(wxButton& button, const wxColour& ink, const wxColour& ground);

}  // namespace roque
