#pragma once

#include <wx/event.h>
#include <wx/string.h>
#include <wx/window.h>

namespace roque {

/// Sets the name and description that assistive technology, such as a screen reader, presents for a window. A
/// name that changes while the window has the focus is spoken. For a scrolling window, such as a list, the
/// name goes to the inner window, which alone can have the focus then. What has been set already is not set
/// again, since screen readers would speak it again.
///
/// wxWidgets has no such call for GTK, so this one uses GTK's own library. Returns whether it could.
/// [ui-thread]
bool setAccessibleName(wxWindow& window, const wxString& name, const wxString& description = {});

/// Sets only the description of a window; empty removes it. Returns whether it could. [ui-thread]
bool setAccessibleDescription(wxWindow& window, const wxString& description);

/// The event of announce(), with the words as its string.
wxDECLARE_EVENT(EVT_ANNOUNCED, wxCommandEvent);
/// The event of answerKey(), with the words as its string.
wxDECLARE_EVENT(EVT_KEY_ANSWERED, wxCommandEvent);

/// Has a screen reader speak a text, wherever the focus is. The window and its parents, beyond dialogs, are
/// asked in turn whether they can; the main window can (Announcer). [ui-thread]
void announce(wxWindow& window, const wxString& words);

/// Has a screen reader speak the answer to a key that was struck in a text field. The main window knows how;
/// otherwise the answer becomes the name of the field, which is spoken. [ui-thread]
void answerKey(wxWindow& field, const wxString& words);

// The two ways to have a text spoken, one for each generation of screen readers. [ui-thread]

/// Gives a window the role of a notification. To be called before anything else names it.
void makeNotification(wxWindow& window);
/// Presents a text as if the notification had just come up.
void presentNotification(wxWindow& notification, const wxString& words);
/// Emits ATK's signal "announcement" (from 2.46 on) on behalf of a window. Returns whether it exists.
bool emitAnnouncement(wxWindow& window, const wxString& words);

}  // namespace roque
