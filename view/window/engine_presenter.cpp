#include "view/window/engine_presenter.h"

#include <algorithm>
#include <utility>

#include <wx/intl.h>

#include "model/movegen/legal_moves.h"
#include "view/text/game_text.h"
#include "view/text/message_text.h"
#include "view/toolkit/text.h"

namespace roque {
namespace {

/// Whether an engine has answered without a word about what it thinks of a position that can be played on.
bool isMute(const AnalysisEngine& engine) {
    return engine.isDone() && !engine.trouble() && engine.table().capacity() > 0
           && engine.table().rows().empty();
}

}  // namespace

EnginePresenter::EnginePresenter(EngineBox& box, Environment environment, std::string player, unsigned lines)
    : box_(box), environment_(std::move(environment)), chosen_(std::move(player)), lines_(lines) {
    box_.setLines(lines);
    bindBox();
}

void EnginePresenter::bindBox() {
    box_.onPlayer = [this](std::size_t player) { choose(player); };
    box_.onLines = [this](unsigned lines) { setLines(lines); };
    box_.onGoOn = [this] { engine().goOn(); };
    box_.lines().onLookedAt = [this](std::size_t row, std::size_t plies) { preview(row, plies); };
    box_.lines().onChosen = [this](std::size_t row, std::size_t plies) { insertLine(row, plies); };
}

// Which engine.

std::string EnginePresenter::wanted() const {
    if (!chosen_.empty() && environment_.players.isThere(chosen_)) return chosen_;
    const auto free = environment_.freePlayers(*this);
    return free.empty() ? std::string() : free.front().id;
}

const AnalysisEngine* EnginePresenter::current() const {
    return environment_.analysis.find(chosen_);
}

bool EnginePresenter::isOn() const {
    return current() != nullptr && current()->isOn();
}

/// The chosen engine, which is added when it is first wanted. There is a player.
AnalysisEngine& EnginePresenter::engine() {
    const AnalysisPlayers& players = environment_.players;
    chosen_ = wanted();
    AnalysisEngine* used = environment_.analysis.find(chosen_);
    auto stored = players.storedEngine(chosen_);
    if (used == nullptr)
        used = &environment_.analysis.add(*players.find(chosen_));
    else if (stored != stored_)
        used->replace(*players.find(chosen_));
    stored_ = std::move(stored);
    used->setLines(lines_);
    return *used;
}

void EnginePresenter::onEngines() {
    if (!isOn() || environment_.players.storedEngine(chosen_) == stored_) return;
    if (environment_.players.isThere(chosen_))
        (void)engine();
    else
        turnOff();
}

void EnginePresenter::turn(bool isOn) {
    if (isOn && wanted().empty()) return;
    if (isOn)
        engine().turn(true);
    else
        turnOff();
    environment_.onEngine();
}

/// The player may be there no longer.
void EnginePresenter::turnOff() {
    if (AnalysisEngine* const used = environment_.analysis.find(chosen_)) used->turn(false);
}

void EnginePresenter::choose(std::size_t player) {
    const auto players = environment_.freePlayers(*this);
    if (player >= players.size()) return;
    const bool wasOn = isOn();
    turnOff();
    chosen_ = players[player].id;
    if (wasOn) engine().turn(true);
    environment_.onEngine();
}

void EnginePresenter::setLines(unsigned lines) {
    lines_ = lines;
    if (AnalysisEngine* const used = environment_.analysis.find(chosen_)) used->setLines(lines);
    environment_.onEngine();
}

/// Adds what the person has chosen of a line to the game. A line of a threat, or of another position, is only
/// looked at.
void EnginePresenter::insertLine(std::size_t row, std::size_t plies) {
    const AnalysisEngine* const shown = current();
    const Analysis& analysis = environment_.analysis;
    if (shown == nullptr || analysis.seeksThreat() || !analysis.isAboutShown()) return;
    const auto& rows = shown->table().rows();
    if (row >= rows.size()) return;
    std::vector<roque::Move> line = rows[row].line;
    line.resize(std::min(line.size(), plies), roque::Move::none());
    environment_.session.tryOut(line);
}

// What is shown.

/// Shows where a line leads; 0 plies: nothing.
void EnginePresenter::preview(std::size_t row, std::size_t plies) {
    const AnalysisEngine* const shown = current();
    if (shown == nullptr || plies == 0 || row >= shown->table().rows().size()) {
        environment_.preview.Hide();
        return;
    }
    const std::vector<roque::Move>& line = shown->table().rows()[row].line;
    Position position = shown->table().position();
    plies = std::min(plies, line.size());
    for (std::size_t at = 0; at < plies; ++at) position = position.after(line[at]);
    environment_.preview.showPosition(position, line[plies - 1], box_.lines());
}

void EnginePresenter::show() {
    showPlayers();
    const AnalysisEngine* const shown = current();
    const bool isEngineOn = isOn();
    box_.setOn(isEngineOn, isEngineOn || (environment_.isPossible() && !wanted().empty()));
    box_.setTelling(isTelling());
    box_.showState(stateWords(), isEngineOn && shown->isDone() && !shown->trouble() && !isMute(*shown));
    showLines();
}

void EnginePresenter::showPlayers() {
    std::vector<wxString> names;
    std::size_t chosen = 0;
    const std::string shown = wanted();
    for (const AnalysisPlayers::Entry& player : environment_.freePlayers(*this)) {
        if (player.id == shown) chosen = names.size();
        names.push_back(toWx(player.name));
    }
    box_.setPlayers(names, chosen);
}

void EnginePresenter::showLines() {
    const AnalysisEngine* const shown = current();
    std::vector<LineRow> rows;
    if (isOn() && shown->subject()) {
        for (const AnalysisRow& row : shown->table().rows())
            rows.push_back(lineRowOf(row, shown->table().position(), environment_.letters));
    }
    LineList& list = box_.lines();
    const std::size_t room = isOn() ? lines_ : 1;
    if (list.GetMinSize().y != list.heightFor(room)) {
        list.setRoom(room);
        environment_.onHeight();
    }
    if (rows.empty() && !list.rows().empty()) environment_.preview.Hide();
    list.show(std::move(rows));
}

/// Whether the words about the state are more than that the engine is off, or how deep and fast it is.
bool EnginePresenter::isTelling() const {
    const AnalysisEngine* const shown = current();
    const Analysis& analysis = environment_.analysis;
    if (shown != nullptr && shown->trouble()) return true;
    if (shown == nullptr || !shown->isOn()) return !environment_.isPossible();
    return !shown->subject() || isMute(*shown) || analysis.seeksThreat() || analysis.isLocked();
}

wxString EnginePresenter::stateWords() const {
    const AnalysisEngine* const shown = current();
    if (shown != nullptr && shown->trouble()) return messageText(*shown->trouble());
    if (shown == nullptr || !shown->isOn())
        return environment_.isPossible() ? _("The engine is off") : _("Not during a game");
    if (!shown->subject())
        return environment_.analysis.seeksThreat() ? _("In check: no threat to look for")
                                                   : _("Not during a game");
    if (!hasLegalMove(shown->subject()->position)) return _("There is no move to look for here");
    if (shown->state() == AnalysisEngine::State::Starting) return _("Starting…");
    const wxString words = searchWords(*shown);
    return words.empty() ? _("Starting…") : words;  // it has not said anything yet
}

wxString EnginePresenter::searchWords(const AnalysisEngine& shown) const {
    SearchInfo info;
    info.depth = shown.table().depth();
    info.nodes = shown.table().nodes();
    info.time = shown.table().time();
    wxString words;
    const auto add = [&words](const wxString& more) {
        if (!words.empty() && !more.empty()) words += toWx(" · ");
        words += more;
    };
    add(depthWords(info));
    add(speedWords(info));
    if (isMute(shown))
        add(_("This player does not evaluate positions"));
    else if (shown.isDone())
        add(_("resting"));
    if (environment_.analysis.seeksThreat()) add(_("threat"));
    if (environment_.analysis.isLocked()) add(_("kept at its position"));
    return words;
}

}  // namespace roque
