#pragma once

#include <wx/choice.h>

namespace roque {

/// Lets what is chosen in a list end in an ellipsis where it has no room. wxWidgets has no such call for GTK,
/// so this one uses GTK's own library. [ui-thread]
void truncateChoice(wxChoice& list);

/// Says all of what is chosen where the pointer rests; to be called whenever something else is. [ui-thread]
void tellWholeChoice(wxChoice& list);

}  // namespace roque
