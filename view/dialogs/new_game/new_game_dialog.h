#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include <wx/collpane.h>
#include <wx/dialog.h>
#include <wx/textctrl.h>

#include "controller/plugins/plugin_registry.h"
#include "controller/scores/points_entry.h"
#include "controller/threads/weak_self.h"
#include "view/dialogs/new_game/color_chooser.h"
#include "view/dialogs/new_game/more_choices.h"
#include "view/dialogs/new_game/opponent_editor.h"
#include "view/dialogs/new_game/time_chooser.h"
#include "view/game/new_game_choice.h"
#include "view/toolkit/dialog_area.h"

namespace roque {

/// Asks for a new game: opponent, time, side. The rest is under "More". The choices of the last game are
/// selected, so Enter alone plays it again; the dialog says so while that is true.
class NewGameDialog : public wxDialog {
public:
    /// Receives the finished games of a player.
    using GamesFound = std::function<void(const std::vector<PointsEntry>& games)>;
    /// What the dialog asks of the program around it.
    struct Environment {
        const PluginRegistry& plugins;  ///< outlives the dialog, as do the pieces
        PieceSet& pieces;
        Color drawn;  ///< the side of a person who leaves it to chance
        /// Looks for the games of a player in the table of scores. The answer comes later; may be empty.
        std::function<void(const std::string& player, GamesFound found)> findGames = {};
        std::vector<EngineOffer> engines = {};  ///< of the person's list
    };

    /// Shows `setup` and what the person is used to as the initial choice. `last` is what the person played
    /// last; nothing: they have played nothing yet.
    NewGameDialog(wxWindow* parent, Environment environment, const NewGameHabits& habits,
                  const GameSetup& setup, std::optional<GameSetup> last);

    /// The chosen setup.
    [[nodiscard]] GameSetup setup() const;
    /// What the person is used to from now on, if that is played.
    [[nodiscard]] NewGameHabits habits() const;
    /// The person's own times, which last even if nothing is played.
    [[nodiscard]] const OwnTimes& ownTimes() const { return time_->own(); }

private:
    void addOpponent(wxSizer& column, const NewGameChoice& choice);
    void addTime(wxSizer& column, const NewGameChoice& choice);
    void addSelf(wxSizer& column, const NewGameChoice& choice);
    void addMore(wxSizer& column, const NewGameChoice& choice);
    wxSizer* addButtons();
    void listen();
    void lookForGames();
    [[nodiscard]] std::string ownName() const;
    [[nodiscard]] PlayerSpec opponent() const;
    [[nodiscard]] NewGameChoice choice() const;
    [[nodiscard]] wxString timeProblem() const;
    [[nodiscard]] bool isAgain() const;
    void showOpponent();
    void update();
    void showHint();

    Environment environment_;
    NewGameHabits habits_;
    DialogArea* area_;
    OpponentEditor* opponent_;
    TimeChooser* time_;
    ColorChooser* color_;
    wxTextCtrl* name_;
    wxCollapsiblePane* morePane_;
    MoreChoices* more_;
    wxStaticText* problem_;  ///< what is wrong with the times, or else what Enter does
    std::optional<GameSetup> last_;
    WeakSelf<NewGameDialog> self_{this};
};

}  // namespace roque
