#include "view/commands/game_starter.h"

#include <wx/intl.h>

#include "view/dialogs/new_game/new_game_dialog.h"

namespace roque {

void GameStarter::start(const GameSetup& offered, Leaving leaving) {
    GameController& controller = context_.controller;
    NewGameDialog dialog(&context_.frame, *context_.services.plugins, context_.theme.pieces(), offered);
    context_.theme.applyTo(dialog);
    const bool isAdjourned = leaving == Leaving::Adjourn;
    if (isAdjourned) dialog.SetTitle(_("Keep the game for later and start another"));
    const bool waits = isAdjourned && controller.canPause();  // while its end is being arranged
    if (waits) controller.pause();
    const int answer = dialog.ShowModal();
    if (waits) controller.resume();
    if (answer != wxID_OK) return;
    if (isAdjourned)
        persistence_.adjourn();
    else if (!guard_.mayLeave(_("The game is not over. Start another one anyway?"), _("New game")))
        return;
    const GameSetup setup = dialog.setup();
    context_.services.settings.edit([&](Settings& settings) { settings.newGame = setup; });
    controller.newGame(setup);
}

}  // namespace roque
