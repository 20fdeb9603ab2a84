#pragma once

#include <wx/stattext.h>

namespace roque {

/// Lets the marked letter of a label lead to a field at once. wxWidgets does so only when it is idle next,
/// and GTK warns of a letter that is struck before. wxWidgets has no such call, so this one uses GTK's own
/// library. [ui-thread]
void leadTo(wxStaticText& label, wxWindow& field);

}  // namespace roque
