#pragma once

#include <wx/dataview.h>
#include <wx/textctrl.h>

namespace roque {

/// The width of a column, in pixels: as roomFor() says, and enough for its title. [ui-thread]
[[nodiscard]] int columnWidth(const wxDataViewCtrl& table, const wxString& title, int width);

/// Adds a column of texts as wide as columnWidth() says. [ui-thread]
void addTextColumn(wxDataViewListCtrl& table, const wxString& title, int width, wxAlignment align);

/// Ends texts that are too wide for their column with "…", and shows the whole text in a tooltip. Add all
/// columns first. [ui-thread]
void showWhatIsCutOff(wxDataViewCtrl& table);

/// Sends what is typed on a table to its search field. [ui-thread]
void searchByTyping(wxDataViewCtrl& table, wxTextCtrl& field);

}  // namespace roque
