#include "view/commands/game_starter.h"

#include <utility>

#include <wx/intl.h>

#include "view/dialogs/new_game/new_game_dialog.h"

namespace roque {

bool GameStarter::start(const GameSetup& offered, Leaving leaving) {
    GameController& controller = context_.controller;
    SettingsStore& settings = context_.services.settings;
    const auto findGames = [this](const std::string& player, NewGameDialog::GamesFound found) {
        PointsQuery query;
        query.player = player;
        query.most = PointsQuery::kAll;
        query.match = PointsQuery::Match::Whole;
        persistence_.scores().find(query, [found = std::move(found)](const auto& games) {
            if (games) found(*games);
        });
    };
    NewGameDialog dialog(&context_.frame,
                         {*context_.services.plugins, context_.theme.pieces(), drawColor(), findGames,
                          engineOffers(context_.engines.store.engines())},
                         settings.settings().newGameHabits, offered, settings.settings().newGame);
    context_.theme.applyTo(dialog);
    const bool isAdjourned = leaving == Leaving::Adjourn;
    if (isAdjourned) dialog.SetTitle(_("Keep the game for later and start another"));
    const bool waits = isAdjourned && controller.canPause();  // while its end is being arranged
    if (waits) controller.pause();
    const int answer = dialog.ShowModal();
    if (waits) controller.resume();
    settings.edit([&](Settings& kept) { kept.newGameHabits.own = dialog.ownTimes(); });
    return answer == wxID_OK && begin(dialog.setup(), dialog.habits(), leaving);
}

bool GameStarter::begin(const GameSetup& setup, const NewGameHabits& habits, Leaving leaving) {
    if (leaving == Leaving::Adjourn)
        persistence_.adjourn();
    else if (!guard_.mayLeave(_("The game is not over. Start another one anyway?"), _("New game")))
        return false;
    context_.services.settings.edit([&](Settings& settings) {
        settings.newGame = setup;
        settings.newGameHabits = habits;
    });
    context_.controller.newGame(setup);
    return true;
}

}  // namespace roque
