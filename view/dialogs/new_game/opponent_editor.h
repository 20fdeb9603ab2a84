#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include <wx/panel.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "view/dialogs/new_game/level_slider.h"
#include "view/dialogs/new_game/opponent_cards.h"
#include "view/dialogs/new_game/strength_slider.h"
#include "view/game/head_to_head.h"
#include "view/panels/framed_panel.h"

namespace roque {

/// Selects the opponent and, below the cards, their name or level. Every AI player keeps its level and its
/// other settings while somebody else is selected. The size does not depend on the selection.
class OpponentEditor : public wxPanel {
public:
    /// The registry outlives the editor.
    OpponentEditor(wxWindow* parent, const PluginRegistry& plugins, std::vector<EngineOffer> engines,
                   PieceSet& pieces, KnownOpponents known, const PlayerSpec& opponent);

    /// The selected opponent, with the settings last given to keep().
    [[nodiscard]] PlayerSpec opponent() const;
    /// The plugin of the selected opponent; nullptr if it is none.
    [[nodiscard]] const Plugin* plugin() const;
    /// All AI players that have been met, as they are set now.
    [[nodiscard]] const KnownOpponents& known() const noexcept { return known_; }

    /// Remembers the settings of an AI player that are edited elsewhere.
    void keep(const PlayerSpec& player);
    /// Shows the results of the person against the selected opponent.
    void showTallies(std::map<std::string, Tally, std::less<>> tallies);

    /// Called before another opponent is selected, and after.
    std::function<void()> onLeave;
    std::function<void()> onChange;
    /// Called when the name, level or strength of the selected opponent changes.
    std::function<void()> onTuned;

private:
    void addPages(const PlayerSpec& opponent);
    void change();
    void tuned();
    void showOpponent();
    void addLevel(const Plugin& plugin);
    void addStrength(const EngineOffer& engine);
    void reserveRoom();
    void showTally();
    [[nodiscard]] PlayerSpec stored() const;

    const PluginRegistry& plugins_;
    std::vector<EngineOffer> engines_;
    KnownOpponents known_;
    std::string shown_;  ///< the identifier of the opponent on the page
    OpponentCards* cards_;
    wxPanel* person_;
    wxTextCtrl* name_;
    FramedPanel* ai_;
    wxStaticText* plain_;  ///< about a player without levels
    LevelSlider* level_ = nullptr;
    StrengthSlider* strength_ = nullptr;  ///< of a chess program; nullptr: it has none
    std::map<std::string, Tally, std::less<>> tallies_;
};

/// Results in a few signs: "You: +10 =4 −7"; empty if there are none.
[[nodiscard]] wxString tallyWords(const Tally& tally);

}  // namespace roque
