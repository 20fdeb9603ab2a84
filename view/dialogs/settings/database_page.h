#pragma once

#include <functional>
#include <optional>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "controller/scores/points_access.h"
#include "controller/scores/points_service.h"
#include "controller/settings/settings.h"
#include "controller/threads/weak_self.h"

namespace roque {

/// Where scores are kept: in a local file, or in a database on a server, which can be tested here. The
/// password is not a setting: it is passed on, and shown to nobody.
class DatabasePage : public wxPanel {
public:
    /// The services the page needs; all of them must outlive it.
    struct Services {
        PointsService& scores;
        PointsAccess& access;
    };

    DatabasePage(wxWindow* parent, const Services& services, const PointsSaving& saving);

    /// Called when the selection changes.
    std::function<void()> onChange;

    /// The selection.
    [[nodiscard]] PointsSaving saving() const;
    /// The password, if one was typed.
    [[nodiscard]] std::optional<TypedPassword> password() const;

private:
    wxWindow* addForm();
    wxTextCtrl* addText(wxSizer* grid, const wxString& label, const wxString& name, const wxString& value,
                        long style = 0);
    void bindEvents();
    void changed();
    void showKind();
    void test();
    void showResult(const wxString& words);
    void showWaiting();

    Services services_;
    wxCheckBox* saves_;
    wxChoice* kind_;
    wxPanel* form_;  ///< for a server
    wxTextCtrl* host_;
    wxSpinCtrl* port_;
    wxTextCtrl* name_;
    wxTextCtrl* user_;
    wxTextCtrl* password_;
    wxCheckBox* keep_;
    wxButton* test_;
    wxStaticText* result_;
    wxStaticText* waiting_;
    unsigned tests_ = 0;  ///< the number of tests so far; an outdated answer is not shown
    WeakSelf<DatabasePage> self_{this};
};

}  // namespace roque
