#pragma once

#include <wx/frame.h>

#include "controller/game/hint_giver.h"
#include "view/commands/action_bar.h"
#include "view/commands/board_orientation.h"
#include "view/commands/game_questions.h"
#include "view/commands/study_commands.h"
#include "view/window/board_presenter.h"
#include "view/window/game_parts.h"
#include "view/window/page_frame.h"

namespace roque {

/// Keeps the whole window up to date with the controller and the session: board, current page, questions,
/// menus, title. It decides nothing about chess. [ui-thread]
class GamePresenter {
public:
    /// What it shows and where. All of it outlives the presenter.
    struct Parts {
        wxFrame& frame;
        GameController& controller;
        GameSession& session;
        PremoveQueue& premoves;
        MoveConfirmation& confirmation;
        ActionRegistry& actions;
        ActionBar& actionBar;
        PageFrame& pages;
        GameParts& gameParts;
        BoardOrientation& orientation;
        GameQuestions& questions;
        StudyCommands& studies;
        const HintGiver& hints;
        AnalysisPresenter& analysis;
    };

    /// Shows what there is, and everything that changes from now on.
    explicit GamePresenter(const Parts& parts);

    /// Shows everything as it is now.
    void showAll();

    /// Called after everything, or which actions are possible, has been shown.
    std::function<void()> onShown;

private:
    void showBoardFirst();
    void listenToActions();
    void takeKeyboard();
    void onEvent(const ControllerEvent& event);
    void onGameStarted();
    void tellTroubles(const ControllerEvent& event);

    Parts parts_;
    BoardPresenter board_;
    bool hasPlayed_ = false;  ///< there has been a game
    Subscription session_;
    Subscription controller_;  ///< last: nothing is heard once the others go
};

}  // namespace roque
