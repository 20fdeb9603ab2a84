#pragma once

#include <functional>

#include <wx/dataview.h>
#include <wx/textctrl.h>

namespace roque {

/// The width of a column, in pixels: as roomFor() says, and enough for its title. [ui-thread]
[[nodiscard]] int columnWidth(const wxDataViewCtrl& table, const wxString& title, int width);

/// Adds a column of texts as wide as columnWidth() says. [ui-thread]
void addTextColumn(wxDataViewListCtrl& table, const wxString& title, int width, wxAlignment align);

/// What there is to say of a cell, besides its text; may be empty. `column` is that of the model.
using CellNote = std::function<wxString(const wxDataViewItem& row, unsigned column)>;

/// Ends texts that are too wide for their column with "…", and shows the whole text in a tooltip, and below
/// it what `note` says. Add all columns first. [ui-thread]
void showWhatIsCutOff(wxDataViewCtrl& table, CellNote note = {});

/// Sends what is typed on a table to its search field. [ui-thread]
void searchByTyping(wxDataViewCtrl& table, wxTextCtrl& field);

}  // namespace roque
