#include "view/window/page_switch.h"

#include <utility>
#include <variant>

namespace roque {
namespace {

bool isAlwaysPossible() {
    return true;
}

}  // namespace

PageSwitch::PageSwitch(PageFrame& pages, GameController& controller, GameSession& session,
                       ActionRegistry& actions, SettingsStore& settings)
    : pages_(pages), session_(session), actions_(actions) {
    registerPage(Action::ShowPlayPage, &PageSwitch::showPlay);
    registerPage(Action::ShowStudyPage, &PageSwitch::showStudy);
    registerPage(Action::ShowEnginesPage, &PageSwitch::showEngines);
    registerRail(settings);
    actions_.add(Action::NextPart, {[this] { pages_.focusNextPart(); }});
    pages_.rail().onChosen = [this](Action action) { actions_.perform(action); };
    sessionEvents_ = session.subscribe([this](const SessionEvent& event) {
        if (event == SessionEvent::Opened)
            select(Action::ShowStudyPage);
        else
            follow();
    });
    controllerEvents_ = controller.subscribe([this](const ControllerEvent& event) {
        if (!std::holds_alternative<GameStarted>(event) || !session_.games().isGameShown()) return;
        wasGameShown_ = true;
        select(Action::ShowPlayPage);
    });
}

void PageSwitch::registerPage(Action action, void (PageSwitch::*show)()) {
    actions_.add(action, {[this, show] { (this->*show)(); }, isAlwaysPossible,
                          [this, action] { return pages_.current() == action; }});
}

void PageSwitch::registerRail(SettingsStore& settings) {
    const auto hasWords = [&settings] { return settings.settings().appearance.hasRailWords; };
    const auto toggle = [this, &settings] {
        settings.edit(
            [](Settings& changed) { changed.appearance.hasRailWords = !changed.appearance.hasRailWords; });
        pages_.use(settings.settings());
    };
    actions_.add(Action::RailWords, {toggle, isAlwaysPossible, hasWords});
}

void PageSwitch::showPlay() {
    if (!session_.games().isGameShown()) session_.returnToGame();
    pages_.select(Action::ShowPlayPage);
}

/// With the game from elsewhere that is open, if there is one.
void PageSwitch::showStudy() {
    const OpenGames& games = session_.games();
    if (games.study() != nullptr && !games.isStudyOfGame() && games.isGameShown()) session_.returnToStudy();
    pages_.select(Action::ShowStudyPage);
}

void PageSwitch::showEngines() {
    pages_.select(Action::ShowEnginesPage);
}

/// The game in progress belongs on the page to play on, another one on the page to study it.
void PageSwitch::follow() {
    const bool isGameShown = session_.games().isGameShown();
    if (std::exchange(wasGameShown_, isGameShown) == isGameShown) return;
    select(isGameShown ? Action::ShowPlayPage : Action::ShowStudyPage);
}

/// Shows a page that no action has asked for: the menu ticks it too.
void PageSwitch::select(Action page) {
    if (pages_.current() == page) return;
    pages_.select(page);
    actions_.refresh();
}

}  // namespace roque
