#pragma once

#include <functional>
#include <vector>

#include <wx/choice.h>
#include <wx/collpane.h>
#include <wx/panel.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>

#include "controller/game_setup.h"
#include "controller/plugins/plugin_registry.h"
#include "view/dialogs/new_game/book_editor.h"
#include "view/dialogs/level_slider.h"
#include "view/dialogs/new_game/option_editor.h"

namespace roque {

/// Chooses who plays a side: a person with a name, or an AI player with its level, how long it may think and
/// its opening book. All else that can be set about a player is there when asked for. Until then its size
/// does not depend on who is chosen.
class PlayerEditor : public wxPanel {
public:
    /// Offers the plugins that are known now; the registry outlives the editor. `name` is that of the window.
    PlayerEditor(wxWindow* parent, const PluginRegistry& plugins, const PlayerSpec& player,
                 const wxString& name);

    [[nodiscard]] PlayerSpec player() const;

    /// Gives a person who has no name this one.
    void offerName(const wxString& name);

    /// Called when somebody else is chosen.
    std::function<void()> onChange;

    /// Takes the keyboard to the choice of who plays.
    void SetFocus() override { choice_->SetFocus(); }

private:
    [[nodiscard]] const Plugin* chosenPlugin() const;
    void addPersonRow(wxSizer* sizer);
    void addLimits(wxSizer* sizer);
    void addBook(wxSizer* sizer, const PlayerSpec& player);
    void reserveRoom();
    void showChoice(const OptionEditor::Values& values);
    void addLevel(const Plugin& plugin, const OptionEditor::Values& values);
    void addOptions(const Plugin& plugin, const OptionEditor::Values& values);

    std::vector<const Plugin*> plugins_;
    wxChoice* choice_;
    wxPanel* personPage_;
    wxTextCtrl* name_;
    wxPanel* pluginPage_;
    wxPanel* levelPlace_;  ///< where the slider is, above how long it may think
    wxSpinCtrlDouble* seconds_;
    BookEditor* book_;
    LevelSlider* level_ = nullptr;       ///< nullptr: the player has none
    wxCollapsiblePane* more_ = nullptr;  ///< nullptr: there is nothing else to set
    OptionEditor* options_ = nullptr;    ///< inside it
};

}  // namespace roque
