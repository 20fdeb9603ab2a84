#pragma once

#include <wx/dataview.h>
#include <wx/textctrl.h>

namespace roque {

/// Ends texts that are too wide for their column with "…", and shows the whole text in a tooltip. Add all
/// columns first. [ui-thread]
void showWhatIsCutOff(wxDataViewCtrl& table);

/// Sends what is typed on a table to its search field. [ui-thread]
void searchByTyping(wxDataViewCtrl& table, wxTextCtrl& field);

}  // namespace roque
