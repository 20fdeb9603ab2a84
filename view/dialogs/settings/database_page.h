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

#include "controller/scores/score_access.h"
#include "controller/scores/score_service.h"
#include "controller/settings/settings.h"

namespace roque {

/// Where scores are kept: in a file of this program's, or in a database on a server, which can be tried from
/// here. The password is no setting: it is handed on, and shown to nobody.
class DatabasePage : public wxPanel {
public:
    /// What the page needs of the program; all of it outlives the page.
    struct Services {
        ScoreService& scores;
        ScoreAccess& access;
    };

    DatabasePage(wxWindow* parent, const Services& services, const ScoreSaving& saving);

    /// Called when something else is chosen.
    std::function<void()> onChange;

    /// What is chosen.
    [[nodiscard]] ScoreSaving saving() const;
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
    wxPanel* form_;  ///< of a server
    wxTextCtrl* host_;
    wxSpinCtrl* port_;
    wxTextCtrl* name_;
    wxTextCtrl* user_;
    wxTextCtrl* password_;
    wxCheckBox* keep_;
    wxButton* test_;
    wxStaticText* result_;
    wxStaticText* waiting_;
    unsigned tests_ = 0;  ///< how often something was tried; an answer to an older one is not shown
};

}  // namespace roque
