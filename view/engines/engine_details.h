#pragma once

#include <functional>
#include <string>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/scrolwin.h>
#include <wx/stattext.h>

#include "controller/engines/engines.h"
#include "view/dialogs/new_game/option_editor.h"
#include "view/engines/engine_log_view.h"

namespace roque {

/// Everything about one engine: who made it, how it is started, its profiles with their options, and what
/// was said. What a person changes holds at once, from the next start of the engine on. [ui-thread]
class EngineDetails : public wxPanel {
public:
    /// The engines outlive the panel.
    EngineDetails(wxWindow* parent, Engines& engines);

    /// Shows another engine; empty: none.
    void show(const std::string& engine);
    /// Shows its state and what was said as they are now.
    void refresh();

private:
    void addHead(wxSizer& column);
    void addProfiles(wxSizer& column);
    void addProfileButtons(wxSizer& row);
    void addEnd(wxSizer& column);
    void showProfiles();
    void showOptions();
    void addActs();
    void editProfile(const std::function<void(EngineProfile&)>& change);
    void keepOptions();
    void newProfile(const wxString& name, EngineProfile::Values values);
    void copyProfile();
    void renameProfile();
    void removeProfile();
    void removeEngine();
    [[nodiscard]] const StoredEngine* engine() const;
    [[nodiscard]] const EngineProfile* profile() const;

    Engines& engines_;
    std::string engine_;
    std::string profile_;
    wxStaticText* name_;
    wxStaticText* command_;
    wxStaticText* state_;
    wxCheckBox* isEnabled_;
    wxButton* wake_;
    wxChoice* profiles_;
    wxButton* delete_;
    wxScrolledWindow* area_;
    OptionEditor* options_ = nullptr;
    EngineLogView* log_;
};

}  // namespace roque
