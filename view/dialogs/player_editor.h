#pragma once

#include <vector>

#include <wx/choice.h>
#include <wx/panel.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>

#include "controller/game_setup.h"
#include "controller/players/plugin_registry.h"
#include "view/dialogs/option_editor.h"

namespace roque {

/// Chooses who plays a side: a person with a name, or an AI player with its options and how long it may
/// think.
class PlayerEditor : public wxPanel {
public:
    /// Offers the plugins that are known now; the registry outlives the editor. `name` is that of the window.
    PlayerEditor(wxWindow* parent, const PluginRegistry& plugins, const PlayerSpec& player,
                 const wxString& name);

    [[nodiscard]] PlayerSpec player() const;

    /// Takes the keyboard to the choice of who plays.
    void SetFocus() override { choice_->SetFocus(); }

private:
    [[nodiscard]] const Plugin* chosenPlugin() const;
    void addPersonRow(wxSizer* sizer);
    void addLimits(wxSizer* sizer);
    void showChoice(const OptionEditor::Values& values);

    std::vector<const Plugin*> plugins_;
    wxChoice* choice_;
    wxPanel* personPage_;
    wxTextCtrl* name_;
    wxPanel* pluginPage_;
    wxSpinCtrlDouble* seconds_;
    OptionEditor* options_ = nullptr;
};

}  // namespace roque
