#include "view/commands/game_commands.h"

#include <utility>
#include <variant>

#include <wx/intl.h>
#include <wx/msgdlg.h>

#include "view/dialogs/new_game/replace_player_dialog.h"
#include "view/game/new_game_choice.h"
#include "view/text/game_text.h"

namespace roque {

GameCommands::GameCommands(const CommandContext& context, GamePersistence& persistence,
                           const GameGuard& guard, GameStarter& starter)
    : context_(context),
      controller_(context.controller),
      persistence_(persistence),
      guard_(guard),
      starter_(starter) {
    registerBeginning();
    registerPlaying();
    registerEnding();
}

void GameCommands::addWhenShown(Action action, std::function<void()> perform, std::function<bool()> condition,
                                std::function<bool()> isChecked) {
    const auto isEnabled = [this, condition = std::move(condition)] {
        return context_.session.games().isGameShown() && condition();
    };
    context_.actions.add(action, {std::move(perform), isEnabled, std::move(isChecked)});
}

void GameCommands::registerBeginning() {
    ActionRegistry& actions = context_.actions;
    actions.add(Action::NewGame, {[this] { starter_.start(anotherGame()); }});
    addWhenShown(
        Action::Rematch, [this] { controller_.newGame(rematchOf(controller_.setup())); },
        [this] { return std::holds_alternative<Ended>(controller_.state()); });
    actions.add(Action::Restart, {[this] { restart(); }, [this] { return context_.hasGame(); }});
    actions.add(
        Action::UnfinishedGames, {[this] {
            persistence_.showUnfinishedGames([this] { context_.status.tellNews(_("No unfinished games.")); });
        }});
    addWhenShown(
        Action::Adjourn, [this] { starter_.start(anotherGame(), GameStarter::Leaving::Adjourn); },
        [this] { return guard_.isGameToLose() && persistence_.keepsGames(); });
}

void GameCommands::registerPlaying() {
    addWhenShown(
        Action::Pause, [this] { togglePause(); },
        [this] { return controller_.canPause() || controller_.canResume(); },
        [this] {
            return context_.session.games().isGameShown()
                   && std::holds_alternative<Paused>(controller_.state());
        });
    addWhenShown(
        Action::MoveNow, [this] { controller_.moveNow(); }, [this] { return controller_.isThinking(); });
    const auto canReplace = [this] { return controller_.canReplacePlayers(); };
    addWhenShown(
        Action::ReplaceWhite, [this] { replacePlayer(Color::White); }, canReplace);
    addWhenShown(
        Action::ReplaceBlack, [this] { replacePlayer(Color::Black); }, canReplace);
}

void GameCommands::registerEnding() {
    const auto canClaim = [this] { return controller_.canClaimDraw(); };
    const auto claim = [this] { controller_.claimDraw(); };
    const auto offerOrClaim = [this] {
        controller_.canClaimDraw() ? controller_.claimDraw() : controller_.offerDraw();
    };
    const auto abort = [this] {
        if (guard_.mayEnd(_("Abort the game without a result?"), _("Abort"))) controller_.abort();
    };
    addWhenShown(Action::OfferDraw, offerOrClaim,
                 [this] { return controller_.canOfferDraw() || controller_.canClaimDraw(); });
    addWhenShown(Action::ClaimDraw, claim, canClaim);
    addWhenShown(Action::Abort, abort, [this] { return controller_.canAbort(); });
    addWhenShown(
        Action::Resign, [this] { resign(); }, [this] { return controller_.sideToResign().has_value(); });
}

/// The last game again, but from the usual start.
GameSetup GameCommands::anotherGame() const {
    GameSetup setup = controller_.setup();
    setup.start = Position::start();
    setup.variant = Variant::Standard;
    return setup;
}

void GameCommands::playAgainst(const PlayerSpec& opponent) {
    GameSetup setup = anotherGame();
    const Color person = isPerson(setup.players[Color::White]) || !isPerson(setup.players[Color::Black])
                             ? Color::White
                             : Color::Black;
    if (!isPerson(setup.players[person])) setup.players[person] = PersonSpec{};
    setup.players[~person] = opponent;
    if (starter_.start(setup)) context_.actions.perform(Action::ShowPlayPage);
}

void GameCommands::togglePause() {
    context_.session.forgetPause();
    controller_.canPause() ? controller_.pause() : controller_.resume();
}

void GameCommands::restart() {
    if (guard_.mayLeave(_("The game is not over. Start over anyway?"), _("Restart"))) controller_.restart();
}

void GameCommands::resign() {
    const auto color = controller_.sideToResign();
    if (!color) return;
    const wxString question = wxString::Format(_("Resign the game as %s?"), nameOf(*color));
    wxMessageDialog dialog(&context_.frame, question, _("Resign"), wxYES_NO | wxNO_DEFAULT | wxICON_QUESTION);
    dialog.SetYesNoLabels(_("Resign"), _("Keep playing"));
    if (dialog.ShowModal() == wxID_YES) controller_.resign(*color);
}

void GameCommands::replacePlayer(Color color) {
    ReplacePlayerDialog dialog(&context_.frame, *context_.services.plugins,
                               engineOffers(context_.engines.store.engines()), color,
                               controller_.setup().players[color]);
    if (dialog.ShowModal() == wxID_OK) controller_.replacePlayer(color, dialog.player());
}

}  // namespace roque
