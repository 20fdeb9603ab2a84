#pragma once

#include <wx/checkbox.h>
#include <wx/dialog.h>
#include <wx/spinctrl.h>

#include "controller/game_setup.h"
#include "controller/plugins/plugin_registry.h"
#include "view/dialogs/dialog_area.h"
#include "view/dialogs/player_editor.h"
#include "view/dialogs/new_game/start_editor.h"
#include "view/dialogs/new_game/time_editor.h"

namespace roque {

/// Asks who plays whom from what position with what time. Plugins that cannot be used are named with the
/// reason.
class NewGameDialog : public wxDialog {
public:
    /// Shows `setup` as what is chosen at first. Registry and pieces outlive the dialog.
    NewGameDialog(wxWindow* parent, const PluginRegistry& plugins, PieceSet& pieces, const GameSetup& setup);

    /// What was chosen, once the dialog has been accepted.
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
    wxCheckBox* differ_;      ///< whether Black's time is another than White's
    wxSizer* paceRow_;        ///< shown while two AI players are chosen
    wxSpinCtrlDouble* pace_;  ///< seconds
    wxStaticText* problem_;   ///< what is wrong with the times
};

/// Asks who is to play on for a side.
class ReplacePlayerDialog : public wxDialog {
public:
    ReplacePlayerDialog(wxWindow* parent, const PluginRegistry& plugins, Color color,
                        const PlayerSpec& player);

    [[nodiscard]] PlayerSpec player() const { return player_->player(); }

private:
    PlayerEditor* player_;
};

}  // namespace roque
