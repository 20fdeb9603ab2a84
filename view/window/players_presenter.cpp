#include "view/window/players_presenter.h"

#include <variant>
#include <vector>

#include "view/text/game_text.h"
#include "view/toolkit/overloaded.h"
#include "view/toolkit/text.h"
#include "view/window/game_status.h"

namespace roque {

PlayersPresenter::PlayersPresenter(const ByColor<PlayerPanel*>& panels, const GameController& controller,
                                   const GameSession& session, const PluginRegistry& plugins)
    : panels_(panels), controller_(controller), session_(session), plugins_(plugins) {
    timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { showClocks(); });
}

void PlayersPresenter::show() {
    for (const Color color : kColors) showPlayer(color);
    if (const GameNode* const node = session_.browser().shown()) showCaptures(*node);
    showClocks();
}

void PlayersPresenter::showPlayer(Color color) {
    PlayerPanel& panel = *panels_[color];
    const PlayerSpec& player = controller_.setup().players[color];
    if (const auto studied = studiedName(controller_, session_, color))
        panel.showPerson(*studied);
    else if (const auto* person = std::get_if<PersonSpec>(&player))
        panel.showPerson(toWx(person->name));
    else
        panel.showAi(playerWords(controller_, color), levelOf(player));
    using Turn = PlayerPanel::Turn;
    const auto* awaiting = std::get_if<AwaitingMove>(&controller_.state());
    const bool isToMove = isGameShown() && awaiting != nullptr && awaiting->color == color;
    const Turn turn = controller_.isThinking() ? Turn::Thinking : Turn::His;
    panel.showTurn(isToMove ? turn : Turn::NotHis);
    panel.setThoughtShown(isGameShown() && (session_.browser().isLive() || isToMove));
}

/// The level of an AI player, if it has levels.
std::optional<std::int64_t> PlayersPresenter::levelOf(const PlayerSpec& player) const {
    const AiSettings settings = aiSettingsOf(player);
    const Plugin* const plugin = plugins_.find(settings.id);
    return plugin == nullptr ? std::nullopt : roque::levelOf(plugin->info().options, settings.options);
}

/// The captures up to a position.
void PlayersPresenter::showCaptures(const GameNode& node) {
    std::vector<const GameNode*> line = session_.browser().line();
    line.resize(node.ply() + 1);
    const ByColor<PieceCounts> captures = capturesOf(line);
    const int balance = materialBalance(node.position().board());
    for (const Color color : kColors)
        panels_[color]->showCaptures(
            capturesWords(captures[color], color, color == Color::White ? balance : -balance));
}

void PlayersPresenter::showClocks() {
    constexpr int kMilliseconds = 100;
    const GameClock& clock = controller_.clock();
    for (const Color color : kColors) {
        const SideTime time = clock.left(color);
        const TimeControl& control = controller_.setup().time[color];
        const bool isShown = isGameShown() && isTimed(control);
        using Look = PlayerPanel::ClockLook;
        panels_[color]->showClock(isShown ? clockWords(control, time) : wxString(),
                                  isShort(control, time) ? Look::Short : Look::Normal);
        panels_[color]->showClockNote(isShown ? clockNoteWords(control, time) : wxString());
    }
    if (onClocks) onClocks();
    const bool isMoving = clock.isTimed() && clock.isRunning();
    if (isMoving && !timer_.IsRunning()) timer_.Start(kMilliseconds);
    if (!isMoving) timer_.Stop();
}

void PlayersPresenter::onEvent(const ControllerEvent& event) {
    std::visit(
        Overloaded{[this](const GameStarted&) { forgetThoughts(); },
                   [this](const MoveTakenBack&) { forgetThoughts(); },
                   [this](const PlayerReplaced& replaced) { panels_[replaced.color]->forgetThought(); },
                   [this](const SearchProgress& progress) {
                       if (isGameShown()) panels_[progress.color]->showThought(progress.info);
                   },
                   [this](const PlayerUsesBook& uses) {
                       if (isGameShown()) panels_[uses.color]->showBookMove();
                   },
                   [](const auto&) {}},
        event);
}

void PlayersPresenter::forgetThoughts() {
    for (const Color color : kColors) panels_[color]->forgetThought();
}

}  // namespace roque
