#pragma once

#include <wx/dataview.h>
#include <wx/textctrl.h>

namespace roque {

/// Ends by "…" the texts of a table that are too long for their columns, all of which are there, and shows
/// such a text whole to who points at it. [ui-thread]
void showWhatIsCutOff(wxDataViewCtrl& table);

/// Lets what is typed on a table go into the field by which it is searched. [ui-thread]
void searchByTyping(wxDataViewCtrl& table, wxTextCtrl& field);

}  // namespace roque
