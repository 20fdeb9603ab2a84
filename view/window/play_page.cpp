#include "view/window/play_page.h"

#include <variant>

#include <wx/intl.h>

#include "view/text/game_text.h"
#include "view/text/language_letters.h"
#include "view/text/study_text.h"
#include "view/toolkit/text.h"
#include "view/window/game_status.h"

namespace roque {

PlayPage::PlayPage(wxWindow* parent, const PageContext& context)
    : context_(context),
      column_(new PanelColumn(parent, "play page")),
      panels_{new PlayerPanel(column_, Color::White), new PlayerPanel(column_, Color::Black)},
      status_(new StatusLine(column_)),
      heading_(new GameHeading(column_)),
      moves_(new MoveListPanel(column_)),
      moveField_(new MoveField(column_)),
      players_(panels_, context.controller, context.session, context.plugins) {
    setOrientation(Orientation::WhiteBelow);
    listen();
}

void PlayPage::listen() {
    moves_->onChosen = [this](const GameNode& node) {
        status_->forgetNews();
        context_.session.browser().goTo(node);
        context_.session.notifyChange();
    };
    moves_->onDelete = [this] { context_.actions.perform(Action::DeleteMove); };
    heading_->onReturn = [this] {
        status_->forgetNews();
        context_.session.returnToGame();
        context_.focusBoard();  // the button with the keyboard focus is gone
    };
}

void PlayPage::setOrientation(Orientation orientation) {
    using Gap = PanelColumn::Gap;
    const Color above = orientation == Orientation::WhiteBelow ? Color::Black : Color::White;
    column_->arrange({{panels_[above]},
                      {status_, Gap::Both},
                      {heading_},
                      {moves_, Gap::Below, PanelColumn::Height::Rest},
                      {moveField_, Gap::Below},
                      {panels_[~above]}});
}

void PlayPage::use(const PlaySettings& settings) {
    const bool hasFigurines = settings.notation == MoveNotation::Figurines;
    const PieceLetters letters = hasFigurines ? kFigurines : languageLetters();
    moves_->setLetters(letters);
    for (const Color color : kColors) panels_[color]->setLetters(letters);
}

void PlayPage::onEvent(const ControllerEvent& event) {
    players_.onEvent(event);
    if (std::holds_alternative<GameStarted>(event) || std::holds_alternative<GameEnded>(event))
        status_->forgetNews();
    if (const auto* const declined = std::get_if<DrawDeclined>(&event))
        status_->tellNews(
            wxString::Format(_("%s declines the draw."), playerWords(context_.controller, declined->by)));
}

/// To the moves, if there are any to go through; a person who uses the board in words reads it there.
void PlayPage::takeKeyboard() {
    if (context_.reader.IsShown() || context_.session.browser().shown()->next() == nullptr)
        context_.focusBoard();
    else
        moves_->SetFocus();
}

void PlayPage::show() {
    showMoveField();
    if (context_.session.browser().shown() != nullptr)
        moves_->show(context_.session.browser(), context_.session.shownResult());
    showHeading();
    players_.show();
    showStatus();
}

void PlayPage::showMoveField() {
    const GameSession& session = context_.session;
    const GameNode* const node = session.browser().shown();
    if (node == nullptr) return;
    const bool isPaused = std::holds_alternative<Paused>(context_.controller.state());
    const bool isMovable = session.browser().isLive() && context_.controller.isPersonsTurn();
    moveField_->setPosition(
        isMovable || session.triesMovesOut() ? std::optional(node->position()) : std::nullopt,
        isPaused ? _("The game is paused.") : _("It is not your turn."));
}

void PlayPage::showHeading() {
    const OpenGames& games = context_.session.games();
    const GameNode* const shown = games.browser().shown();
    const Game* const game = context_.controller.game();
    const bool hasBegun = game != nullptr && !game->moves().empty();
    const bool goesOn = !games.browser().isLive() && hasBegun && !game->outcome();
    const Opening* const opening = shown == nullptr ? nullptr : context_.openings.openingOf(*shown);
    heading_->showOpening(opening == nullptr ? wxString() : toWx(opening->code + ' ' + opening->name));
    heading_->showStudy(games.isStudying() ? studyWords(games) : wxString(), goesOn);
}

void PlayPage::showStatus() {
    const GameController& controller = context_.controller;
    const bool isOver =
        context_.session.games().isGameShown() && std::holds_alternative<Ended>(controller.state());
    status_->show(statusText(controller, context_.session), isOver ? pointsRuleWords() : wxString());
}

}  // namespace roque
