#pragma once

#include <wx/anybutton.h>

namespace roque {

/// Gives a button no edge until the pointer is over it or it is pressed, and puts its icon over its words.
/// wxWidgets does so for plain buttons, but not for those that stay pressed. [ui-thread]
void makeFlatWithIconAbove(wxAnyButton& button);

}  // namespace roque
