#pragma once

#include <functional>

#include <wx/frame.h>

#include "controller/game_controller.h"
#include "view/commands/action.h"
#include "view/dialogs/games/game_details_dialog.h"
#include "view/game_desk.h"
#include "view/nag_menu.h"

namespace roque {

/// What a person does with a study: moves tried out, comments, judgements, variations promoted and deleted,
/// players and results written down. All of it, done in the game that is played, begins a study of that game
/// first.
class StudyCommands {
public:
    struct Hooks {
        /// Something is another than it was: show it.
        std::function<void()> onChange;
        /// Goes on when the study that is there may be replaced: asks if something would be lost.
        std::function<void(const std::function<void()>& goOn)> whenStudyMayGo;
        /// The game that is played as it stands now, with all its tags; there is one.
        std::function<GameRecord()> playedGame;
    };

    /// Puts the judgements into the menu. All that is borrowed outlives this object.
    StudyCommands(wxFrame& frame, wxMenu& menu, GameController& controller, GameDesk& desk, Hooks hooks);

    /// Plays a move at the position that is looked at, as a variation.
    void play(roque::Move move);

    /// A game from elsewhere comes on the board: on the clocks of the game that is played no time shall run
    /// meanwhile. It goes on when it is returned to.
    void setGameAside();

    /// Whether the game waits is the person's decision from now on.
    void forgetGameSetAside() noexcept { isSetAside_ = false; }

    /// Does what a study has to do; false if the action is not about one.
    bool perform(Action action);

    /// Says what is possible with the study, and ticks the judgements of the move.
    void show(ActionStates& states);

    /// Looks at where the game stands, and lets it go on if it waits for the end of a study. There is a game.
    void returnToGame();

    /// Offers what can be done with the move that is looked at, at a place in the client coordinates of the
    /// window.
    void popUp(wxWindow& window, wxPoint at);

private:
    void change(const std::function<void(Study&)>& change);
    void apply(const std::function<void(Study&)>& change);
    bool undo(bool (Study::*isPossible)() const noexcept, void (Study::*step)());
    [[nodiscard]] bool isAboutMoves() const noexcept;
    void takeGameBack();
    void switchGame();
    void comment();
    [[nodiscard]] GameDetailsDialog::ResultChoice resultChoice() const;
    void editDetails();

    wxFrame& frame_;
    GameController& controller_;
    GameDesk& desk_;
    Hooks hooks_;
    NagMenu nags_;
    bool isSetAside_ = false;  ///< the game that is played waits, and nobody else has had it wait
};

}  // namespace roque
