#pragma once

#include <wx/dataview.h>
#include <wx/textctrl.h>

namespace roque {

/// Adds a column of texts: as wide as roomFor() says, and wide enough for its title. [ui-thread]
void addTextColumn(wxDataViewListCtrl& table, const wxString& title, int width, wxAlignment align);

/// Ends texts that are too wide for their column with "…", and shows the whole text in a tooltip. Add all
/// columns first. [ui-thread]
void showWhatIsCutOff(wxDataViewCtrl& table);

/// Sends what is typed on a table to its search field. [ui-thread]
void searchByTyping(wxDataViewCtrl& table, wxTextCtrl& field);

}  // namespace roque
