#pragma once

#include <functional>
#include <string>
#include <vector>

#include <wx/panel.h>
#include <wx/sizer.h>
#include <wx/stattext.h>

#include "controller/settings/settings.h"
#include "view/board/drawing/piece_catalog.h"

namespace roque {

/// The settings page for the appearance of board and window.
class LooksPage : public wxPanel {
public:
    /// Changes `appearance`, which must outlive the page, and calls `changed`.
    LooksPage(wxWindow* parent, const PieceCatalog& pieces, Appearance& appearance,
              std::function<void()> changed);

private:
    void addPieces(wxFlexGridSizer* grid, const PieceCatalog& pieces);
    void addHint(wxSizer* column, const PieceCatalog& pieces);
    void addColors(wxFlexGridSizer* grid);
    void addMarks(wxFlexGridSizer* grid);
    void addCards(wxFlexGridSizer* grid);
    void addTheme(wxFlexGridSizer* grid);
    /// A row with a list; `chosen` gets the index of the selection.
    void addChoice(wxFlexGridSizer* grid, const wxString& label, const wxString& name,
                   const std::vector<wxString>& choices, int value, std::function<void(int)> chosen);
    void showProblems(const PieceCatalog& pieces);

    Appearance& appearance_;
    std::function<void()> changed_;
    wxStaticText* problems_ = nullptr;
};

}  // namespace roque
