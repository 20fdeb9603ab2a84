#pragma once

#include <wx/string.h>
#include <wx/window.h>

namespace roque {

/// Tells assistive technology, such as a screen reader, what a window is called and what it is for. A name
/// that changes while the window has the focus is spoken. Of a window that scrolls, such as a list, what is
/// inside is called so: that has the focus.
///
/// wxWidgets has no such call for GTK, so this one goes to GTK's own library. Returns whether it could.
/// [ui-thread]
bool setAccessibleName(wxWindow& window, const wxString& name, const wxString& description = {});

/// Tells it what is to be known about a window beside its name; empty: nothing. Returns whether it could.
/// [ui-thread]
bool setAccessibleDescription(wxWindow& window, const wxString& description);

/// Has a screen reader speak a text, wherever the focus is (the signal "announcement" of ATK, from 2.46 on).
/// Returns whether there was a way to say it. [ui-thread]
bool announce(wxWindow& window, const wxString& words);

}  // namespace roque
