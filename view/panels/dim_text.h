#pragma once

#include <wx/window.h>

namespace roque {

/// Makes a text small and dim, such as the heading of a figure, on a card or on the window. Its colour
/// follows the desktop's, and can be read on both.
void makeDim(wxWindow& text);

}  // namespace roque
