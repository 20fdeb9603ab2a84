#pragma once

#include <functional>
#include <optional>

#include <wx/checkbox.h>
#include <wx/panel.h>
#include <wx/spinctrl.h>

#include "controller/plugins/plugin_registry.h"
#include "view/board/piece_set.h"
#include "view/dialogs/new_game/ai_editor.h"
#include "view/dialogs/new_game/player_editor.h"
#include "view/dialogs/new_game/start_editor.h"
#include "view/dialogs/new_game/time_editor.h"
#include "view/game/new_game_choice.h"

namespace roque {

/// What most games do not need: another start, the opponent's options, another time for the opponent, and an
/// AI player in place of the person. What does not apply is not shown, or disabled.
class MoreChoices : public wxPanel {
public:
    /// Registry and pieces outlive the panel.
    MoreChoices(wxWindow* parent, const PluginRegistry& plugins, const std::vector<EngineOffer>& engines,
                PieceSet& pieces, const NewGameChoice& choice);

    /// Called when something is selected that matters for the rest of the dialog.
    std::function<void()> onChange;
    /// Called when something else is changed: how an AI player is set, or the pace.
    std::function<void()> onTuned;

    /// The selected start; nothing while it is unusable.
    [[nodiscard]] const std::optional<StartPosition>& start() const noexcept { return start_->start(); }
    /// The AI player in place of the person; nothing if the person plays.
    [[nodiscard]] std::optional<PlayerSpec> standIn() const;
    /// The opponent's time, or what is wrong with it; nothing if it is that of the person.
    [[nodiscard]] std::optional<Result<TimeControl, Message>> opponentTime() const;
    [[nodiscard]] std::chrono::milliseconds pace() const;

    /// Shows the options of another opponent; a person has none.
    void showOpponent(const Plugin* plugin, const PlayerSpec& opponent);
    /// Writes the options into the opponent's settings.
    void applyTo(PlayerSpec& opponent) const;
    /// Shows what applies: `time` is the person's, if it is valid.
    void update(const std::optional<TimeControl>& time);

private:
    wxSizer* addStart(PieceSet& pieces, const NewGameChoice& choice);
    wxSizer* addOpponent();
    wxSizer* addStandIn(const PluginRegistry& plugins, const std::vector<EngineOffer>& engines,
                        const NewGameChoice& choice);
    wxSizer* addPace(wxWindow* parent, const NewGameChoice& choice);
    wxSizer* addOtherTime(const NewGameChoice& choice);
    wxWindow* addUnusablePlugins(const PluginRegistry& plugins);
    void changed();
    void tuned();

    StartEditor* start_;
    wxPanel* opponentPlace_;
    wxSizer* opponentBox_;
    AiEditor* opponent_ = nullptr;  ///< nullptr: it is a person
    PlayerEditor* standIn_;
    wxSizer* paceRow_;        ///< shown while two AI players are selected
    wxSpinCtrlDouble* pace_;  ///< seconds
    wxCheckBox* differ_;      ///< whether the opponent's time differs
    TimeEditor* opponentTime_;
};

}  // namespace roque
