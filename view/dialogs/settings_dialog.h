#pragma once

#include <functional>

#include <wx/dialog.h>
#include <wx/sizer.h>

#include "controller/settings/settings.h"
#include "view/board/piece_catalog.h"
#include "view/dialogs/settings/database_page.h"

namespace roque {

/// Changes the settings. Everything that is changed is shown at once; Cancel takes it back, Apply keeps it
/// and leaves the dialog open.
class SettingsDialog : public wxDialog {
public:
    /// What the dialog does with settings.
    struct Use {
        std::function<void(const Settings&)> show;  ///< has the program look as they say
        std::function<void(const Settings&)> keep;  ///< and keeps them between runs
        /// Saves scores as they say; the password, if one was typed, is no setting.
        std::function<void(const ScoreSaving&, const std::optional<TypedPassword>&)> saveScores;
    };

    /// `pieces` is borrowed and outlives the dialog.
    SettingsDialog(wxWindow* parent, const Settings& settings, const PieceCatalog& pieces, Use use,
                   const DatabasePage::Services& databases);

private:
    wxWindow* addWindowPage(wxWindow* book);
    void addLanguage(wxWindow* page, wxFlexGridSizer* grid);
    wxWindow* addScoresPage(wxWindow* book, const DatabasePage::Services& databases);
    void addButtons(wxSizer* column);

    /// A row with a slider for a number.
    void addSlider(wxWindow* page, wxFlexGridSizer* grid, const wxString& label, const wxString& name,
                   int least, int most, int value, std::function<void(int)> set);
    void changed();

    Settings settings_;
    Settings kept_;  ///< what Cancel goes back to
    DatabasePage* scores_ = nullptr;
    Use use_;
};

}  // namespace roque
