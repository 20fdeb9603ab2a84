#include "view/window/players_presenter.h"

#include <variant>
#include <vector>

#include <wx/intl.h>

#include "controller/players/engine_strength.h"
#include "controller/players/player_strength.h"
#include "view/dialogs/new_game/level_slider.h"
#include "view/text/game_text.h"
#include "view/text/spoken_moves.h"
#include "view/toolkit/overloaded.h"
#include "view/toolkit/text.h"
#include "view/window/game_status.h"

namespace roque {

PlayersPresenter::PlayersPresenter(const Panels& panels, const GameController& controller,
                                   const GameSession& session, const PluginRegistry& plugins)
    : panels_(panels), controller_(controller), session_(session), plugins_(plugins) {
    timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { showClocks(); });
}

void PlayersPresenter::show() {
    const GameNode* const node = session_.browser().shown();
    for (const Color color : kColors) showPlayer(color, node);
    showThoughts();
    showClocks();
}

void PlayersPresenter::showPlayer(Color color, const GameNode* node) {
    PlayerCardContent content;
    content.color = color;
    addIdentity(content, color);
    content.isToMove = isToMove(color);
    content.chip = toUtf8(chipOf(color));
    content.chips = chipsOf(color);
    if (node != nullptr) addCaptures(content, *node);
    content.clock = clockOf(color);
    if (content.clock) content.note = panels_.cards[color]->content().note;  // showClocks() follows
    // The time that is spoken is that at the turn: the name must not change with every second.
    const PlayerCardContent& before = panels_.cards[color]->content();
    PlayerCardContent timeless = content;
    timeless.clock = before.clock;
    if (timeless == before && content.clock.has_value() == before.clock.has_value()) return;
    panels_.cards[color]->show(content, words(content));
}

void PlayersPresenter::addIdentity(PlayerCardContent& content, Color color) const {
    const PlayerSpec& player = controller_.setup().players[color];
    wxString name = playerWords(controller_, color);
    if (const auto studied = studiedName(controller_, session_, color)) {
        name = *studied;
    } else if (!isPerson(player)) {
        const AiSettings settings = aiSettingsOf(player);
        const Plugin* const plugin = plugins_.find(settings.id);
        const auto level =
            plugin == nullptr ? std::nullopt : levelOf(plugin->info().options, settings.options);
        const auto* const engine = std::get_if<EngineSpec>(&player);
        const wxString kind = engine == nullptr ? _("AI player") : _("chess program");
        const std::string strength = engine == nullptr ? std::string() : strengthWord(engine->options);
        content.detail = toUtf8(level ? levelWords(plugin->info().levels, static_cast<int>(*level))
                                : strength.empty() ? kind
                                                   : toWx(strength));
    }
    content.name = toUtf8(name.empty() ? nameOf(color) : name);
}

bool PlayersPresenter::isToMove(Color color) const {
    const auto* const awaiting = std::get_if<AwaitingMove>(&controller_.state());
    return isGameShown() && awaiting != nullptr && awaiting->color == color;
}

/// How things stand for a side, in a word or two.
wxString PlayersPresenter::chipOf(Color color) const {
    if (!isGameShown()) return {};
    if (isToMove(color)) return controller_.isThinking() ? _("Thinking…") : _("To move");
    const Game* const game = controller_.game();
    if (std::holds_alternative<Paused>(controller_.state()) && game != nullptr
        && game->position().sideToMove() == color)
        return _("Paused");
    const auto* const ended = std::get_if<Ended>(&controller_.state());
    if (ended == nullptr) return {};
    if (ended->outcome.winner == color) return _("Winner");
    const bool hasLostOnTime = ended->outcome.winner && ended->outcome.termination == Termination::FlagFall;
    return hasLostOnTime ? _("Time over") : wxString();
}

/// What chipOf() may return while the game goes on.
std::vector<std::string> PlayersPresenter::chipsOf(Color color) const {
    if (!isGameShown()) return {};
    std::vector<wxString> chips{_("To move"), _("Paused")};
    if (!isPerson(controller_.setup().players[color])) chips.push_back(_("Thinking…"));
    std::vector<std::string> all;
    for (const wxString& chip : chips) all.push_back(toUtf8(chip));
    return all;
}

/// The captures up to a position.
void PlayersPresenter::addCaptures(PlayerCardContent& content, const GameNode& node) const {
    std::vector<const GameNode*> line = session_.browser().line();
    line.resize(node.ply() + 1);
    content.captures = capturesOf(line)[content.color];
    const int balance = materialBalance(node.position().board());
    content.advantage = std::max(0, content.color == Color::White ? balance : -balance);
}

/// The card in words: "White, Ada, to move, 6 min 31 s, took pawn, 1 ahead".
wxString PlayersPresenter::words(const PlayerCardContent& content) const {
    wxString all = nameOf(content.color);
    const auto add = [&all](const wxString& more) {
        if (!more.empty()) all << ", " << more;
    };
    if (toWx(content.name) != all) add(toWx(content.name));
    add(toWx(content.detail));
    add(toWx(content.chip));
    if (content.clock) add(spokenTimeWords(controller_.clock().left(content.color)));
    const wxString captured = capturedPieces(content.captures);
    if (!captured.empty()) add(wxString::Format(_("took %s"), captured));
    if (content.advantage > 0) add(wxString::Format(_("%d ahead"), content.advantage));
    return all;
}

std::optional<ClockFace> PlayersPresenter::clockOf(Color color) const {
    if (!isGameShown() || !isTimed(controller_.setup().time[color])) return std::nullopt;
    return faceOf(color);
}

ClockFace PlayersPresenter::faceOf(Color color) const {
    const TimeControl& control = controller_.setup().time[color];
    const SideTime time = controller_.clock().left(color);
    return {toUtf8(clockWords(time)), timeShare(control, time), isShort(control, time) && !time.hasFlagged,
            time.hasFlagged};
}

/// Whatever game the board shows: the clock runs meanwhile.
std::optional<ClockFace> PlayersPresenter::ownClock() const {
    const auto* const awaiting = std::get_if<AwaitingMove>(&controller_.state());
    if (awaiting == nullptr || !controller_.clock().isRunning()) return std::nullopt;
    const GameSetup& setup = controller_.setup();
    const bool isOwn = isPerson(setup.players[awaiting->color]) && isTimed(setup.time[awaiting->color]);
    return isOwn ? std::optional(faceOf(awaiting->color)) : std::nullopt;
}

void PlayersPresenter::showClocks() {
    constexpr int kMilliseconds = 100;
    const GameClock& clock = controller_.clock();
    for (const Color color : kColors) {
        const TimeControl& control = controller_.setup().time[color];
        if (const auto face = clockOf(color))
            panels_.cards[color]->showTime(*face, toUtf8(clockNoteWords(control, clock.left(color))));
    }
    if (onClocks) onClocks();
    if (onOwnClock) onOwnClock(ownClock());
    const bool isMoving = clock.isTimed() && clock.isRunning();
    if (isMoving && !timer_.IsRunning()) timer_.Start(kMilliseconds);
    if (!isMoving) timer_.Stop();
}

bool PlayersPresenter::showsThoughts() const {
    const GameSetup& setup = controller_.setup();
    const bool isWatched = !isPerson(setup.players[Color::White]) && !isPerson(setup.players[Color::Black]);
    return isGameShown() && (isWatched || areThoughtsWanted_);
}

bool PlayersPresenter::errsOnPurpose(Color color) const {
    const PlayerSpec& player = controller_.setup().players[color];
    const AiSettings settings = aiSettingsOf(player);
    const Plugin* const plugin = plugins_.find(settings.id);
    return plugin != nullptr && levelOf(plugin->info().options, settings.options)
           && ratingAmongPeople(player, plugins_);
}

void PlayersPresenter::showThoughts() {
    for (const Color color : kColors) {
        SearchInfoPanel& thought = *panels_.thoughts[color];
        // What was thought stays until it is the player's turn again.
        if (isToMove(color) && controller_.isThinking() && !thought.hasThought())
            thought.show(_("thinking…"));
    }
}

void PlayersPresenter::onEvent(const ControllerEvent& event) {
    const auto forget = [this](Color color) { panels_.thoughts[color]->show(wxString()); };
    const auto forgetBoth = [&] {
        for (const Color color : kColors) forget(color);
    };
    std::visit(
        Overloaded{[&](const GameStarted&) { forgetBoth(); }, [&](const MoveTakenBack&) { forgetBoth(); },
                   [&](const PlayerReplaced& replaced) { forget(replaced.color); },
                   [this](const SearchProgress& progress) {
                       if (showsThoughts() && !errsOnPurpose(progress.color))
                           panels_.thoughts[progress.color]->show(progress.info);
                   },
                   [this](const PlayerUsesBook& uses) {
                       if (isGameShown()) panels_.thoughts[uses.color]->showBookMove();
                   },
                   [](const auto&) {}},
        event);
}

}  // namespace roque
