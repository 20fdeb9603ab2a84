#pragma once

#include <wx/window.h>

namespace roque {

/// Gives a text, on a card or on the window, a dim colour that can be read on both and follows the desktop's.
void useDimColour(wxWindow& text);

/// Makes a text small and dim, such as the heading of a figure.
void makeDim(wxWindow& text);

}  // namespace roque
