#include "view/window/game_presenter.h"

#include <utility>
#include <variant>

#include <wx/intl.h>

#include "view/text/game_text.h"
#include "view/text/message_text.h"
#include "view/window/game_status.h"

namespace roque {

GamePresenter::GamePresenter(const Parts& parts)
    : parts_(parts),
      board_(parts.pages.board(), parts.controller, parts.session, parts.premoves, parts.confirmation,
             parts.hints, parts.analysis) {
    parts_.analysis.onMarks = [this] { board_.showMarks(); };
    parts_.premoves.onChanged = [this] {
        board_.show();
        parts_.gameParts.showMoveField();
    };
    parts_.confirmation.onChanged = [this] { board_.show(); };
    parts_.orientation.onTurned = [this](Orientation orientation) {
        parts_.pages.setOrientation(orientation);
    };
    listenToActions();
    session_ = parts_.session.subscribe([this](const SessionEvent& event) {
        if (event == SessionEvent::Opened) return takeKeyboard();
        if (event == SessionEvent::TriedOut) showBoardFirst();
        showAll();
    });
    controller_ = parts_.controller.subscribe([this](const ControllerEvent& event) { onEvent(event); });
    showAll();
}

void GamePresenter::listenToActions() {
    parts_.actions.onPerformed = [this] {
        if (!parts_.frame.IsBeingDeleted()) showAll();
    };
    parts_.actions.onStatesChanged = [this] {
        parts_.actionBar.show();
        if (onShown) onShown();
    };
}

/// A game from elsewhere has come on the board. To the moves, if there are any to go through; a person who
/// uses the board in words reads it there.
void GamePresenter::takeKeyboard() {
    if (parts_.pages.reader().IsShown() || parts_.session.browser().shown()->next() == nullptr)
        parts_.pages.focusBoard();
    else
        parts_.gameParts.moves().SetFocus();
}

/// A person looks there: the panels come after it. What waits to be painted in them is painted too, from what
/// they show: all of that has to be there still.
void GamePresenter::showBoardFirst() {
    board_.show();
    parts_.pages.board().Update();
}

void GamePresenter::showAll() {
    const OpenGames& games = parts_.session.games();
    parts_.pages.notices().notice().followStudy(games.studyNumber(), games.isStudying());
    parts_.orientation.turnToShown();
    board_.show();
    parts_.gameParts.show();
    parts_.pages.show();
    parts_.pages.setLookingBack(parts_.gameParts.isLookingBack());
    parts_.frame.SetTitle(titleText(parts_.controller, parts_.session));
    parts_.questions.show();
    parts_.studies.showJudgements();
    parts_.actionBar.show();
    if (onShown) onShown();
}

void GamePresenter::onEvent(const ControllerEvent& event) {
    if (std::holds_alternative<GameStarted>(event)) onGameStarted();
    // What is in the hand was meant for the game, and would become a move of the study that it is now.
    if (std::holds_alternative<GameEnded>(event)) parts_.pages.board().cancel();
    if (std::holds_alternative<MovePlayed>(event)) showBoardFirst();
    parts_.gameParts.onEvent(event);
    parts_.pages.onEvent(event);
    if (std::holds_alternative<SearchProgress>(event)) return;
    tellTroubles(event);
    showAll();
    parts_.orientation.turnToMover();
}

void GamePresenter::onGameStarted() {
    board_.forgetPosition();
    if (std::exchange(hasPlayed_, true))
        parts_.pages.notices().notice().forgetGame();  // about the game before
    parts_.orientation.turnToPerson();
}

void GamePresenter::tellTroubles(const ControllerEvent& event) {
    NoticeBar& notice = parts_.pages.notices().notice();
    if (const auto* const unusable = std::get_if<BookUnusable>(&event))
        notice.showNotice(wxString::Format(_("%s plays without an opening book: %s."),
                                           playerWords(parts_.controller, unusable->color),
                                           messageText(unusable->reason)));
    if (const auto* const endings = std::get_if<EndingsUnusable>(&event))
        notice.showNotice(wxString::Format(_("%s plays without exact endings: %s."),
                                           playerWords(parts_.controller, endings->color),
                                           messageText(endings->reason)));
    if (const auto* const renewed = std::get_if<PlayerRenewed>(&event)) {
        const wxString name = playerWords(parts_.controller, renewed->color);
        notice.showNotice(renewed->failure
                              ? wxString::Format(_("The new version of %s failed: %s. The old one plays on."),
                                                 name, messageText(renewed->failure->reason))
                              : wxString::Format(_("The new version of %s plays from now on."), name));
    }
    const auto* const failed = std::get_if<PlayerFailed>(&event);
    if (failed != nullptr && failed->wasRestarted)
        notice.showNotice(failureWords(failed->failure) + "\n" + _("It was restarted and is asked again."));
}

}  // namespace roque
