#include "view/window/analysis_presenter.h"

#include <algorithm>
#include <utility>
#include <variant>

#include <wx/intl.h>
#include <wx/toplevel.h>

#include "controller/players/default_opponent.h"
#include "view/text/game_text.h"
#include "view/text/message_text.h"
#include "view/toolkit/text.h"
#include "view/window/analysis_marks.h"

namespace roque {
namespace {

/// Whether an engine has answered without a word about what it thinks of a position that can be played on.
bool isMute(const AnalysisEngine& engine) {
    return engine.isDone() && !engine.trouble() && engine.table().capacity() > 0
           && engine.table().rows().empty();
}

}  // namespace

AnalysisPresenter::AnalysisPresenter(UiDispatcher& dispatcher, GameController& controller,
                                     GameSession& session, ActionRegistry& actions,
                                     const PluginRegistry& plugins, Engines& engines)
    : dispatcher_(dispatcher),
      controller_(controller),
      session_(session),
      actions_(actions),
      plugins_(plugins),
      players_(plugins, engines),
      analysis_(dispatcher),
      why_(dispatcher, session, actions,
           {[this] { return isPossible(); }, [this] { return players_.find(wanted()); },
            [this] {
                if (onMarks) onMarks();
            }}) {
    analysis_.onChanged = [this](const AnalysisEngine& changed) {
        if (&changed == current()) showEngine();
    };
    registerActions();
    closing_ = controller.subscribe([this](const ControllerEvent&) {
        if (std::holds_alternative<Closing>(controller_.state())) leave();
    });
    stores_ = engines.store.subscribe([this](const EnginesChanged&) { onEngines(); });
}

void AnalysisPresenter::leave() {
    analysis_.leave();
    why_.leave();
}

void AnalysisPresenter::registerActions() {
    const auto canTurnOn = [this] { return isPossible() || isOn(); };
    const auto isRunning = [this] { return isOn(); };
    actions_.add(Action::ToggleEngine, {[this] { turn(!isOn()); }, canTurnOn, isRunning});
    actions_.add(Action::ShowThreat, {[this] {
                                          analysis_.seekThreat(!analysis_.seeksThreat());
                                          showEngine();
                                      },
                                      isRunning, [this] { return analysis_.seeksThreat(); }});
    actions_.add(Action::KeepPosition, {[this] {
                                            analysis_.lock(!analysis_.isLocked());
                                            showEngine();
                                        },
                                        isRunning, [this] { return analysis_.isLocked(); }});
}

void AnalysisPresenter::attach(EngineBox& box, EvaluationBar& bar, LinePreview& preview) {
    box_ = &box;
    bar_ = &bar;
    preview_ = &preview;
    box.lines().onLookedAt = [this](std::size_t row, std::size_t plies) { this->preview(row, plies); };
    box.onSwitched = [this](bool) { actions_.perform(Action::ToggleEngine); };
    box.onPlayer = [this](std::size_t player) { choose(player); };
    box.onLines = [this](unsigned lines) { setLines(lines); };
    box.onGoOn = [this] { engine().goOn(); };
    box.lines().onChosen = [this](std::size_t row, std::size_t plies) { insertLine(row, plies); };
    // What becomes of the page and the window; they outlive this object.
    const auto look = [&dispatcher = dispatcher_,
                       watch = self_.bind([](AnalysisPresenter& self) { self.watch(); })](wxEvent& event) {
        event.Skip();
        dispatcher.post(watch);
    };
    wxWindow* const top = wxGetTopLevelParent(&box);
    box.Bind(wxEVT_SHOW, [look](wxShowEvent& event) { look(event); });
    top->Bind(wxEVT_ICONIZE, [look](wxIconizeEvent& event) { look(event); });
    top->Bind(wxEVT_SHOW, [look](wxShowEvent& event) { look(event); });
    showEngine();
}

// Which engine.

bool AnalysisPresenter::isOn() const {
    return current() != nullptr && current()->isOn();
}

/// A game in progress is between its players.
bool AnalysisPresenter::isPossible() const {
    if (session_.browser().shown() == nullptr || !strongestPlayer(plugins_)) return false;
    return !session_.games().isGameShown() || std::holds_alternative<Ended>(controller_.state());
}

/// The player that the person has chosen if it is still there, else the strongest.
std::string AnalysisPresenter::wanted() const {
    const auto strongest = strongestPlayer(plugins_);
    if (!chosen_.empty() && players_.find(chosen_)) return chosen_;
    return strongest ? strongest->pluginId : std::string();
}

const AnalysisEngine* AnalysisPresenter::current() const {
    return analysis_.find(chosen_);
}

/// The chosen engine, which is added when it is first wanted. There is a player.
AnalysisEngine& AnalysisPresenter::engine() {
    chosen_ = wanted();
    AnalysisEngine* used = analysis_.find(chosen_);
    auto stored = players_.storedEngine(chosen_);
    if (used == nullptr)
        used = &analysis_.add(*players_.find(chosen_));
    else if (stored != stored_)
        used->replace(*players_.find(chosen_));
    stored_ = std::move(stored);
    used->setLines(lines_);
    return *used;
}

/// The engine in use may have other settings now, or be gone.
void AnalysisPresenter::onEngines() {
    if (isOn() && players_.storedEngine(chosen_) != stored_) {
        if (!players_.find(chosen_)) {
            analysis_.find(chosen_)->turn(false);
        } else {
            (void)engine();
        }
    }
    showEngine();
}

void AnalysisPresenter::turn(bool isOn) {
    if (isOn) {
        if (!isPossible()) return;
        actions_.perform(Action::ShowStudyPage);
        show();
    } else {
        analysis_.lock(false);
        analysis_.seekThreat(false);
    }
    if (isOn) players_.wake(wanted());
    engine().turn(isOn);
    showEngine();
}

void AnalysisPresenter::choose(std::size_t player) {
    const auto players = players_.list();
    if (player >= players.size()) return;
    const bool wasOn = isOn();
    if (wasOn) engine().turn(false);
    chosen_ = players[player].id;
    if (wasOn) engine().turn(true);
    showEngine();
}

void AnalysisPresenter::setLines(unsigned lines) {
    lines_ = lines;
    if (current() != nullptr) engine().setLines(lines);
    showEngine();
}

/// Adds what the person has chosen of a line to the game. A line of a threat, or of another position, is only
/// looked at.
void AnalysisPresenter::insertLine(std::size_t row, std::size_t plies) {
    const AnalysisEngine* const shown = current();
    if (shown == nullptr || analysis_.seeksThreat() || !analysis_.isAboutShown()) return;
    const auto& rows = shown->table().rows();
    if (row >= rows.size()) return;
    std::vector<roque::Move> line = rows[row].line;
    line.resize(std::min(line.size(), plies), roque::Move::none());
    session_.tryOut(line);
}

// What is shown.

/// Shows where a line leads; 0 plies: nothing.
void AnalysisPresenter::preview(std::size_t row, std::size_t plies) {
    const AnalysisEngine* const shown = current();
    if (shown == nullptr || plies == 0 || row >= shown->table().rows().size()) {
        preview_->Hide();
        return;
    }
    const std::vector<roque::Move>& line = shown->table().rows()[row].line;
    Position position = shown->table().position();
    plies = std::min(plies, line.size());
    for (std::size_t at = 0; at < plies; ++at) position = position.after(line[at]);
    preview_->showPosition(position, line[plies - 1], box_->lines());
}

void AnalysisPresenter::watch() {
    if (box_ == nullptr) return;
    const auto* const top = dynamic_cast<wxTopLevelWindow*>(wxGetTopLevelParent(box_));
    analysis_.setSeen(box_->IsShownOnScreen() && top != nullptr && !top->IsIconized());
    showBar();
}

void AnalysisPresenter::setLetters(const PieceLetters& letters) {
    letters_ = letters;
    why_.setLetters(letters);
    showEngine();
}

void AnalysisPresenter::show() {
    if (isPossible())
        analysis_.show(subjectAt(*session_.browser().shown(), session_.shownVariant()));
    else
        analysis_.show(std::nullopt);
    why_.show();
    watch();
    showEngine();
}

BoardAnnotations AnalysisPresenter::marks() const {
    const AnalysisEngine* const shown = current();
    const bool isSeen = box_ != nullptr && box_->IsShown();
    const BoardAnnotations why = why_.marks();
    if (!isSeen || shown == nullptr || !shown->isOn() || !analysis_.isAboutShown()) return why;
    return joined(analysisMarks(shown->table().rows(), analysis_.seeksThreat()), why);
}

void AnalysisPresenter::listPlayers() {
    std::vector<wxString> names;
    std::size_t chosen = 0;
    const std::string shown = wanted();
    for (const AnalysisPlayers::Entry& player : players_.list()) {
        if (player.id == shown) chosen = names.size();
        names.push_back(toWx(player.name));
    }
    box_->setPlayers(names, chosen);
}

void AnalysisPresenter::showEngine() {
    if (box_ == nullptr) return;
    listPlayers();
    const AnalysisEngine* const shown = current();
    const bool isEngineOn = shown != nullptr && shown->isOn();
    box_->setOn(isEngineOn, isEngineOn || isPossible());
    box_->showState(stateWords(), isEngineOn && shown->isDone() && !shown->trouble() && !isMute(*shown));
    std::vector<LineRow> rows;
    if (isEngineOn && shown->subject()) {
        for (const AnalysisRow& row : shown->table().rows())
            rows.push_back(lineRowOf(row, shown->table().position(), letters_));
    }
    const std::size_t room = isEngineOn ? lines_ : 1;
    if (box_->lines().GetMinSize().y != box_->lines().heightFor(room)) {
        box_->lines().setRoom(room);
        box_->GetParent()->Layout();
    }
    if (rows.empty()) preview_->Hide();
    box_->lines().show(std::move(rows));
    showBar();
    if (onMarks) onMarks();
}

/// What is said of another position, or of a threat, is nothing that belongs beside the board.
void AnalysisPresenter::showBar() {
    const AnalysisEngine* const shown = current();
    const bool isAsked = shown != nullptr && shown->isOn() && shown->subject() && box_->IsShown()
                         && analysis_.isAboutShown() && !analysis_.seeksThreat();
    std::optional<WhiteScore> score;
    if (isAsked) {
        const AnalysisRow* const best = shown->table().best();
        score = best != nullptr ? best->score : scoreAtEnd(shown->table().position());
    }
    bar_->show(score);
    bar_->turn(isAsked && (score || !shown->isDone()));
}

wxString AnalysisPresenter::stateWords() const {
    const AnalysisEngine* const shown = current();
    if (shown != nullptr && shown->trouble()) return messageText(*shown->trouble());
    if (shown == nullptr || !shown->isOn())
        return isPossible() ? _("The engine is off") : _("No engine looks at a game in progress");
    if (!shown->subject())
        return analysis_.seeksThreat() ? _("In check: there is no threat to look for")
                                       : _("No engine looks at a game in progress");
    if (shown->state() == AnalysisEngine::State::Starting) return _("Starting…");
    SearchInfo info;
    info.depth = shown->table().depth();
    info.nodes = shown->table().nodes();
    info.time = shown->table().time();
    wxString words;
    const auto add = [&words](const wxString& more) {
        if (!words.empty() && !more.empty()) words += toWx(" · ");
        words += more;
    };
    add(depthWords(info));
    add(speedWords(info));
    if (isMute(*shown))
        add(_("This player does not evaluate positions"));
    else if (shown->isDone())
        add(_("resting"));
    if (analysis_.seeksThreat()) add(_("threat"));
    if (analysis_.isLocked()) add(_("kept at its position"));
    return words.empty() ? _("Starting…") : words;  // it has not said anything yet
}

}  // namespace roque
