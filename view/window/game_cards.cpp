#include "view/window/game_cards.h"

#include <utility>
#include <variant>

namespace roque {

GameCards::GameCards(wxWindow* parent, const PageContext& context) : parent_(parent), context_(context) {
    session_ = context_.session.subscribe([this](const SessionEvent&) {
        if (context_.session.games().isStudying()) welcomed();
    });
    wxGetTopLevelParent(parent)->Bind(wxEVT_CHAR_HOOK, &GameCards::onKey, this);
}

ResultCard& GameCards::result() {
    if (result_ == nullptr) {
        result_ = new ResultCard(parent_);
        result_->Hide();
        result_->onStep = [this](ResultCard::Step step) { perform(step); };
    }
    return *result_;
}

void GameCards::setLow(bool isLow) {
    if (welcome_ != nullptr) welcome_->setLow(isLow);
}

WelcomeCard& GameCards::welcome() {
    if (welcome_ == nullptr) {
        welcome_ = new WelcomeCard(parent_);
        welcome_->Hide();
        welcome_->onStep = [this](WelcomeCard::Step step) { perform(step); };
    }
    return *welcome_;
}

void GameCards::onEvent(const ControllerEvent& event) {
    const bool isNews =
        std::holds_alternative<GameStarted>(event) || std::holds_alternative<MovePlayed>(event)
        || std::holds_alternative<MoveTakenBack>(event) || std::holds_alternative<GameEnded>(event);
    if (isNews) {
        isDismissed_ = false;
        ending_.reset();
    }
    if (std::holds_alternative<GameStarted>(event)) {
        ++games_;
        (void)result();  // screen readers know it by the time it speaks
    }
    if (std::holds_alternative<MovePlayed>(event) || games_ > 1) welcomed();
}

void GameCards::show() {
    if (isOver() && !isDismissed_)
        showResult();
    else
        showOnly(isFirstStart() && !isDismissed_ ? &welcome() : nullptr);
}

/// Whether the played game is on the board, and over.
bool GameCards::isOver() const {
    return context_.session.games().isGameShown()
           && std::holds_alternative<Ended>(context_.controller.state());
}

/// Whether the person has not done anything yet.
bool GameCards::isFirstStart() const {
    const Settings& settings = context_.settings.settings();
    return !settings.newGameHabits.isWelcomed && !settings.newGame && context_.controller.game() != nullptr;
}

void GameCards::welcomed() {
    if (context_.settings.settings().newGameHabits.isWelcomed) return;
    context_.settings.edit([](Settings& settings) { settings.newGameHabits.isWelcomed = true; });
}

GameEnding GameCards::endingNow() const {
    const GameController& controller = context_.controller;
    const ByColor<PlayerSpec>& players = controller.setup().players;
    GameEnding ending = endingOf(*controller.game(), players);
    ending.used = controller.clock().used();
    for (const Color color : kColors) {
        if (isPerson(players[~color])) ending.level = shownLevelOf(players[color], context_.plugins);
        if (ending.level) break;
    }
    return ending;
}

void GameCards::showResult() {
    ResultCard& card = result();
    if (!ending_) {
        ending_ = endingNow();
        card.show(*ending_);
    }
    showOnly(&card);
}

/// Shows one of the cards, or none.
void GameCards::showOnly(wxWindow* card) {
    if (std::exchange(shown_, card) != card) onCard(card);
}

/// Another page, or a low window, may hide the card.
bool GameCards::isInSight() const {
    return shown_ != nullptr && shown_->IsShownOnScreen();
}

bool GameCards::dismiss() {
    if (!isInSight()) return false;
    if (shown_ == welcome_) welcomed();
    isDismissed_ = true;
    context_.session.notifyChange();
    return true;
}

void GameCards::onKey(wxKeyEvent& event) {
    const bool isEscape = event.GetKeyCode() == WXK_ESCAPE && !event.HasAnyModifiers();
    const bool isUsed = isEscape && isInSight() && ((cancel && cancel()) || dismiss());
    if (!isUsed) event.Skip();
}

void GameCards::perform(ResultCard::Step step) {
    switch (step) {
        case ResultCard::Step::Rematch:
            return context_.actions.perform(Action::Rematch);
        case ResultCard::Step::Review:
            return context_.session.review();
        case ResultCard::Step::NewGame:
            return context_.actions.perform(Action::NewGame);
        case ResultCard::Step::Save:
            return context_.actions.perform(Action::SaveGame);
    }
}

void GameCards::perform(WelcomeCard::Step step) {
    switch (step) {
        case WelcomeCard::Step::ChooseOpponent:
            return context_.actions.perform(Action::NewGame);
        case WelcomeCard::Step::OpenGame:
            return context_.actions.perform(Action::OpenFile);
        case WelcomeCard::Step::SolveProblem:
            return context_.actions.perform(Action::SetUpPosition);
        case WelcomeCard::Step::Close:
            dismiss();
            return;
    }
}

}  // namespace roque
