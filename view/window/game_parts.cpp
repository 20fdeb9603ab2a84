#include "view/window/game_parts.h"

#include <variant>

#include <wx/intl.h>

#include "model/game/side_tags.h"
#include "view/text/game_text.h"
#include "view/text/language_letters.h"
#include "view/text/study_text.h"
#include "view/toolkit/text.h"
#include "view/window/game_status.h"
#include "view/window/refusal_text.h"

namespace roque {
namespace {

/// The number of the move that led to a position; 0 at the start.
unsigned moveNumber(const GameNode& node) {
    const GameNode* const before = node.parent();
    return before == nullptr ? 0U : static_cast<unsigned>(before->position().fullmoveNumber());
}

/// Where a person looks, seen from the current position of the game.
wxString lookingWords(const GameBrowser& browser, const GameNode& current) {
    const GameNode& shown = *browser.shown();
    const unsigned now = moveNumber(current);
    if (shown.parent() == nullptr)
        return wxString::Format(_("You look at the start; the game is at move %u."), now);
    if (!browser.isPlayed(shown))
        return wxString::Format(_("You try out %s; the game is at move %u."), moveWords(shown), now);
    const unsigned number = moveNumber(shown);
    if (number == now) return wxString::Format(_("You look at %s, one move back."), moveWords(shown));
    return wxString::Format(_("You look at move %u; the game is at %u."), number, now);
}

}  // namespace

GameParts::GameParts(wxWindow& column, wxWindow& aside, const Context& context)
    : context_(context),
      card_(new MovesCard(&column, context.actions, context.icons)),
      looking_(new LookingBar(&column)),
      row_(new MoveRow(&column, context.actions, context.icons)),
      facts_(new FactsCard(&aside, "facts")),
      record_(new FactsCard(&aside, "record")) {
    record_->Hide();
    listen();
}

void GameParts::listen() {
    moves().onChosen = [this](const GameNode& node) {
        status().forgetNews();
        context_.session.browser().goTo(node);
        context_.session.notifyChange();
    };
    moves().onDelete = [this] { context_.actions.perform(Action::DeleteMove); };
    looking_->onReturn = [this] {
        status().forgetNews();
        context_.session.returnToGame();
        if (onReturned) onReturned();
    };
}

void GameParts::use(const PlaySettings& settings) {
    const bool hasFigurines = settings.notation == MoveNotation::Figurines;
    moves().setLetters(hasFigurines ? kFigurines : languageLetters());
}

void GameParts::onEvent(const ControllerEvent& event) {
    if (std::holds_alternative<GameStarted>(event) || std::holds_alternative<GameEnded>(event))
        status().forgetNews();
    if (const auto* const declined = std::get_if<DrawDeclined>(&event))
        status().tellNews(
            wxString::Format(_("%s declines the draw."), playerWords(context_.controller, declined->by)));
}

void GameParts::show() {
    showMoveField();
    showTimes();
    if (context_.session.browser().shown() != nullptr)
        moves().show(context_.session.browser(), context_.session.shownResult());
    showHeading();
    showLooking();
    showStatus();
    facts_->show(_("This game"), gameFacts(context_.controller, context_.session));
    const ActionStates states = context_.actions.states();
    card_->steps().show(states);
    row_->flip().show(states);
}

void GameParts::showMoveField() {
    const GameSession& session = context_.session;
    const GameNode* const node = session.browser().shown();
    if (node == nullptr) return;
    moveField().allowNullMoves(session.triesMovesOut());
    const auto premover = session.browser().isLive() ? context_.premoves.side() : std::nullopt;
    if (premover && context_.premoves.moves().size() < PremoveQueue::kMax)
        return moveField().setPremoves(
            possiblePremoves(node->position(), context_.premoves.moves(), *premover));
    const wxString noMove =
        premover ? _("No further premove can wait.") : noMoveText(context_.controller, session);
    moveField().setPosition(noMove.empty() ? std::optional(node->position()) : std::nullopt, noMove);
}

/// What each move took can be told if it is known how the clocks run.
void GameParts::showTimes() {
    const OpenGames& games = context_.session.games();
    ClockRules rules;
    if (games.isGameShown()) {
        const auto& time = context_.controller.setup().time;
        rules = {clockRuleOf(time[Color::White]), clockRuleOf(time[Color::Black])};
    } else {
        const auto time = timeControlsOf(games.study()->record().tags);
        for (const Color side : kColors) {
            if (time[side]) rules[side] = clockRuleOf(*time[side]);
        }
    }
    moves().setClocks(rules);
}

void GameParts::showHeading() {
    const OpenGames& games = context_.session.games();
    const GameNode* const shown = games.browser().shown();
    const Opening* const opening = shown == nullptr ? nullptr : context_.openings.openingOf(*shown);
    card_->heading().showOpening(opening == nullptr ? wxString() : toWx(context_.openings.wordsOf(*opening)));
    card_->heading().showStudy(games.isStudying() ? studyHeading(games) : wxString());
}

/// Whether a game is in progress whose current position is not shown.
bool GameParts::waitsForReturn() const {
    const Game* const game = context_.controller.game();
    const bool hasBegun = game != nullptr && !game->moves().empty();
    return !context_.session.browser().isLive() && hasBegun && !game->outcome();
}

bool GameParts::isLookingBack() const {
    return waitsForReturn() && context_.session.games().isGameShown();
}

void GameParts::showLooking() {
    if (!waitsForReturn()) return looking_->show(wxString());
    if (!isLookingBack()) return looking_->show(_("Your game waits."));
    looking_->show(lookingWords(context_.session.browser(), context_.controller.game()->current()));
}

void GameParts::showStatus() {
    const GameController& controller = context_.controller;
    const GameSession& session = context_.session;
    const bool isOver = session.games().isGameShown() && std::holds_alternative<Ended>(controller.state());
    status().show(statusText(controller, session), isOver ? pointsRuleWords() : wxString());
    const GameNode* const node = session.browser().shown();
    const bool tellsMove =
        node != nullptr && node->parent() != nullptr && session.browser().isLive() && !isOver;
    if (!tellsMove) return card_->showLastMove(wxString(), wxString());
    const wxString mover = playerWords(controller, node->parent()->position().sideToMove());
    const wxString move = moveWords(*node);
    card_->showLastMove(move, wxString::Format(_("%s played %s"), mover, move));
}

}  // namespace roque
