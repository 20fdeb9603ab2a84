#pragma once

#include <wx/string.h>
#include <wx/window.h>

namespace roque {

/// Sets the name and description that assistive technology, such as a screen reader, presents for a window. A
/// name that changes while the window has the focus is spoken. For a scrolling window, such as a list, the
/// name goes to the inner window, which has the focus.
///
/// wxWidgets has no such call for GTK, so this one uses GTK's own library. Returns whether it could.
/// [ui-thread]
bool setAccessibleName(wxWindow& window, const wxString& name, const wxString& description = {});

/// Sets only the description of a window; empty removes it. Returns whether it could. [ui-thread]
bool setAccessibleDescription(wxWindow& window, const wxString& description);

/// Has a screen reader speak a text, wherever the focus is (ATK's signal "announcement", from 2.46 on).
/// Returns whether there was a way to say it. [ui-thread]
bool announce(wxWindow& window, const wxString& words);

}  // namespace roque
