#pragma once

#include <functional>

#include <wx/dialog.h>
#include <wx/sizer.h>
#include <wx/slider.h>

#include "controller/settings/settings.h"
#include "view/board/drawing/piece_catalog.h"
#include "view/dialogs/settings/database_page.h"
#include "view/dialogs/settings/players_page.h"

namespace roque {

/// Changes the settings. Every change takes effect at once; Cancel undoes it, Apply keeps it and leaves the
/// dialog open.
class SettingsDialog : public wxDialog {
public:
    /// What the dialog does with settings.
    struct Use {
        std::function<void(const Settings&)> show;  ///< applies them to the program
        std::function<void()> playSample;           ///< lets the person hear how loud sounds are
        std::function<void(const Settings&)> keep;  ///< stores them between runs
        /// Sets how scores are saved; the password, if one was typed, is not a setting.
        std::function<void(const PointsSaving&, const std::optional<TypedPassword>&)> saveScores;
    };

    /// `pieces` and `guests` are borrowed and must outlive the dialog.
    SettingsDialog(wxWindow* parent, const Settings& settings, const PieceCatalog& pieces, Use use,
                   const DatabasePage::Services& databases, GuestDecisions& guests);

private:
    wxWindow* addWindowPage(wxWindow* book);
    void addLanguage(wxWindow* page, wxFlexGridSizer* grid);
    wxWindow* addScoresPage(wxWindow* book, const DatabasePage::Services& databases);
    void addButtons(wxSizer* column);

    /// A row with a slider for a number.
    wxSlider* addSlider(wxWindow* page, wxFlexGridSizer* grid, const wxString& label, const wxString& name,
                        int least, int most, int value, std::function<void(int)> set);
    void changed();

    Settings settings_;
    Settings kept_;  ///< the settings that Cancel returns to
    DatabasePage* scores_ = nullptr;
    PlayersPage* players_ = nullptr;
    Use use_;
};

}  // namespace roque
