#pragma once

#include <functional>
#include <vector>

#include <wx/choice.h>
#include <wx/collpane.h>
#include <wx/panel.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>

#include "controller/players/game_setup.h"
#include "controller/plugins/plugin_registry.h"
#include "view/dialogs/new_game/book_editor.h"
#include "view/dialogs/new_game/level_slider.h"
#include "view/dialogs/new_game/option_editor.h"

namespace roque {

/// Selects who plays a side: a person with a name, or an AI player with its level, thinking time and opening
/// book. Further options open on request. Until then the size does not depend on the selection.
class PlayerEditor : public wxPanel {
public:
    /// Offers the plugins known now; the registry must outlive the editor. `name` is the window's name.
    PlayerEditor(wxWindow* parent, const PluginRegistry& plugins, const PlayerSpec& player,
                 const wxString& name);

    [[nodiscard]] PlayerSpec player() const;

    /// Gives this name to a person who has none.
    void offerName(const wxString& name);

    /// Called when another player is selected.
    std::function<void()> onChange;

    /// Moves the keyboard focus to the choice of player.
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
    wxPanel* levelPlace_;  ///< the place of the slider, above the thinking time
    wxSpinCtrlDouble* seconds_;
    BookEditor* book_;
    LevelSlider* level_ = nullptr;       ///< nullptr: the player has no levels
    wxCollapsiblePane* more_ = nullptr;  ///< nullptr: there are no further options
    OptionEditor* options_ = nullptr;    ///< inside it
};

}  // namespace roque
