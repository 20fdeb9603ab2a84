#pragma once

#include <wx/menu.h>
#include <wx/window.h>

#include "view/commands/command_context.h"
#include "view/commands/nag_menu.h"
#include "view/dialogs/games/game_details_dialog.h"

namespace roque {

/// The commands for studies: comments, evaluation signs, promotion and deletion of variations, players and
/// results. In the played game they start a study of it first. Undo and redo are here too, because a study
/// comes before the game.
class StudyCommands {
public:
    /// Registers its actions and puts the evaluation signs into the menu. Everything borrowed must outlive
    /// this object.
    StudyCommands(const CommandContext& context, wxMenu& menu);

    /// Enables the evaluation signs and ticks those of the shown move.
    void showJudgements();

    /// Opens the menu of the shown move, at a point in the client coordinates of the window.
    void popUp(wxWindow& window, wxPoint at);

private:
    void registerActions();
    void registerUndo();
    bool undo(bool (Study::*isPossible)() const noexcept, void (Study::*step)());
    [[nodiscard]] bool isAboutMoves() const noexcept;
    [[nodiscard]] bool canSwitchGame() const noexcept;
    void switchGame();
    void comment();
    [[nodiscard]] GameDetailsDialog::ResultChoice resultChoice() const;
    void editDetails();

    CommandContext context_;
    OpenGames& games_;
    NagMenu nags_;
};

}  // namespace roque
