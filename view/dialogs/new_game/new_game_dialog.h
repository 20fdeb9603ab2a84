#pragma once

#include <wx/checkbox.h>
#include <wx/dialog.h>
#include <wx/spinctrl.h>

#include "controller/players/game_setup.h"
#include "controller/plugins/plugin_registry.h"
#include "view/dialogs/new_game/player_editor.h"
#include "view/dialogs/new_game/start_editor.h"
#include "view/dialogs/new_game/time_editor.h"
#include "view/toolkit/dialog_area.h"

namespace roque {

/// Asks for players, start position and time. Unusable plugins are listed with the reason.
class NewGameDialog : public wxDialog {
public:
    /// Shows `setup` as the initial choice. Registry and pieces must outlive the dialog.
    NewGameDialog(wxWindow* parent, const PluginRegistry& plugins, PieceSet& pieces, const GameSetup& setup);

    /// The chosen setup, once the dialog has been accepted.
    [[nodiscard]] GameSetup setup() const;

private:
    wxSizer* addPlayers(const PluginRegistry& plugins, const GameSetup& setup);
    wxSizer* addTimes(const GameSetup& setup);
    wxSizer* addPace(wxWindow* parent, const GameSetup& setup);
    wxSizer* addButtons();
    void offerName(Color color);
    [[nodiscard]] bool areBothAi() const;
    [[nodiscard]] wxString timeProblem() const;
    void update();
    wxWindow* addUnusablePlugins(const PluginRegistry& plugins);

    wxString usualName_;  ///< of the person who plays
    DialogArea* area_;
    ByColor<PlayerEditor*> players_;
    StartEditor* start_;
    ByColor<TimeEditor*> times_;
    wxCheckBox* differ_;      ///< whether Black's time differs from White's
    wxSizer* paceRow_;        ///< shown while two AI players are selected
    wxSpinCtrlDouble* pace_;  ///< seconds
    wxStaticText* problem_;   ///< what is wrong with the times
};

/// Asks who takes over a side.
class ReplacePlayerDialog : public wxDialog {
public:
    ReplacePlayerDialog(wxWindow* parent, const PluginRegistry& plugins, Color color,
                        const PlayerSpec& player);

    [[nodiscard]] PlayerSpec player() const { return player_->player(); }

private:
    PlayerEditor* player_;
};

}  // namespace roque
