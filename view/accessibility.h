#pragma once

#include <wx/string.h>
#include <wx/window.h>

namespace roque {

/// Tells assistive technology, such as a screen reader, what a window of our own drawing is called and what
/// it is for. A name that changes while the window has the focus is spoken.
///
/// wxWidgets has no such call for GTK, so this one goes to GTK's own library. Returns whether it could.
/// [ui-thread]
bool setAccessibleName(wxWindow& window, const wxString& name, const wxString& description = {});

/// Has a screen reader speak a text, wherever the focus is (the signal "announcement" of ATK, from 2.46 on).
/// Returns whether there was a way to say it. [ui-thread]
bool announce(wxWindow& window, const wxString& words);

}  // namespace roque
