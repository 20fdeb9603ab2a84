#include "view/window/analysis_presenter.h"

#include <algorithm>
#include <iterator>
#include <thread>
#include <utility>
#include <variant>

#include <wx/intl.h>
#include <wx/toplevel.h>

#include "controller/players/default_opponent.h"
#include "view/toolkit/lay_out_around.h"
#include "view/window/analysis_marks.h"

namespace roque {
namespace {

unsigned processors() {
    return std::max(1U, std::thread::hardware_concurrency());
}

}  // namespace

AnalysisPresenter::AnalysisPresenter(UiDispatcher& dispatcher, GameController& controller,
                                     GameSession& session, ActionRegistry& actions,
                                     const PluginRegistry& plugins, Engines& engines, SettingsStore& settings)
    : dispatcher_(dispatcher),
      controller_(controller),
      session_(session),
      actions_(actions),
      plugins_(plugins),
      settings_(settings),
      players_(plugins, engines),
      analysis_(dispatcher),
      why_(dispatcher, session, actions,
           {[this] { return isPossible(); }, [this] { return firstPlayer(); },
            [this] {
                if (onMarks) onMarks();
            }}) {
    analysis_.onChanged = [this](const AnalysisEngine& changed) {
        const auto shown =
            std::ranges::find_if(engines_, [&](const auto& engine) { return engine->current() == &changed; });
        if (shown == engines_.end()) return;
        (*shown)->show();
        showTogether();
        showBar();
        if (onMarks) onMarks();
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
    actions_.add(Action::ToggleEngine, {[this] { turnAll(!isOn()); }, canTurnOn, isRunning});
    actions_.add(Action::AddEngine, {[this] { addEngine(); }, [this] { return canAdd(); }});
    actions_.add(Action::ShowThreat, {[this] {
                                          analysis_.seekThreat(!analysis_.seeksThreat());
                                          showEngines();
                                      },
                                      isRunning, [this] { return analysis_.seeksThreat(); }});
    actions_.add(Action::KeepPosition, {[this] {
                                            analysis_.lock(!analysis_.isLocked());
                                            showEngines();
                                        },
                                        isRunning, [this] { return analysis_.isLocked(); }});
}

void AnalysisPresenter::attach(const Panels& panels) {
    panels_.emplace(panels);
    addBoxes();
    watchWindows();
    showEngines();
}

/// What becomes of the page and the window, which outlive this object.
void AnalysisPresenter::watchWindows() {
    const auto look = [&dispatcher = dispatcher_,
                       watch = self_.bind([](AnalysisPresenter& self) { self.watch(); })](wxEvent& event) {
        event.Skip();
        dispatcher.post(watch);
    };
    wxWindow* const top = wxGetTopLevelParent(&panels_->engines);
    panels_->engines.Bind(wxEVT_SHOW, [look](wxShowEvent& event) { look(event); });
    top->Bind(wxEVT_ICONIZE, [look](wxIconizeEvent& event) { look(event); });
    top->Bind(wxEVT_SHOW, [look](wxShowEvent& event) { look(event); });
}

// Which engines.

bool AnalysisPresenter::isOn() const {
    return lead() != nullptr;
}

/// A game in progress is between its players.
bool AnalysisPresenter::isPossible() const {
    if (session_.browser().shown() == nullptr || !strongestPlayer(plugins_)) return false;
    return !session_.games().isGameShown() || std::holds_alternative<Ended>(controller_.state());
}

/// The players that no box has but the one that asks. The first is what a person who has not chosen would
/// want: the strongest of the program's own, then the engines that they have brought.
std::vector<AnalysisPlayers::Entry> AnalysisPresenter::freePlayers(const EnginePresenter* asking) const {
    auto players = players_.list();
    std::erase_if(players, [&](const AnalysisPlayers::Entry& player) {
        return std::ranges::any_of(engines_, [&](const auto& engine) {
            return engine.get() != asking && engine->chosen() == player.id;
        });
    });
    const auto strongest = strongestPlayer(plugins_);
    std::ranges::stable_sort(players, {}, [&](const AnalysisPlayers::Entry& player) {
        if (strongest && player.id == strongest->pluginId) return 0;
        return players_.storedEngine(player.id) ? 1 : 2;
    });
    return players;
}

std::optional<AnalysisPlayer> AnalysisPresenter::firstPlayer() const {
    if (!engines_.empty()) return players_.find(engines_.front()->wanted());
    const auto players = freePlayers(nullptr);
    return players.empty() ? std::nullopt : players_.find(players.front().id);
}

bool AnalysisPresenter::canAdd() const {
    return isPossible() && engines_.size() < kMaxEngines && players_.list().size() > engines_.size();
}

/// Those that were there in the last run.
void AnalysisPresenter::addBoxes() {
    awaited_ = settings_.settings().analysis.engines;
    if (awaited_.empty()) awaited_.emplace_back();
    addBox(awaited_.front());
    awaited_.erase(awaited_.begin());
    addAwaited();
}

/// Adds the further engines of the last run, each as soon as it and those before it are known. Once no more
/// players are to be found, one that is gone is left out.
void AnalysisPresenter::addAwaited() {
    const bool areAllKnown = plugins_.hasScanned();
    if (!areAllKnown && !players_.isThere(engines_.front()->chosen())) return;
    while (!awaited_.empty() && engines_.size() < kMaxEngines) {
        const AnalysingEngine next = awaited_.front();
        const bool isThere = std::ranges::any_of(
            freePlayers(nullptr), [&](const AnalysisPlayers::Entry& free) { return free.id == next.player; });
        if (!isThere && !areAllKnown) return;
        awaited_.erase(awaited_.begin());
        if (!isThere) continue;
        engines_.front()->keepPlayer();
        addBox(next);
    }
}

void AnalysisPresenter::remember() const {
    std::vector<AnalysingEngine> engines;
    for (const auto& engine : engines_)
        engines.push_back({engine->chosen(), static_cast<int>(engine->lines())});
    std::ranges::copy(awaited_, std::back_inserter(engines));
    settings_.edit([&](Settings& settings) { settings.analysis.engines = engines; });
}

EnginePresenter& AnalysisPresenter::addBox(const AnalysingEngine& remembered) {
    EngineBox& box = panels_->engines.add();
    EnginePresenter& engine = *engines_.emplace_back(std::make_unique<EnginePresenter>(
        box,
        EnginePresenter::Environment{analysis_, players_, session_, panels_->preview, letters_,
                                     [this] { return isPossible(); },
                                     [this](const EnginePresenter& asking) { return freePlayers(&asking); },
                                     [this] { onEngine(); }, [this] { panels_->engines.fit(); }},
        remembered.player, static_cast<unsigned>(remembered.lines)));
    box.onSwitched = [this, &engine](bool isOn) { turn(engine, isOn); };
    if (engines_.size() == 1)
        box.onAside = [this] { actions_.perform(Action::AddEngine); };
    else  // not by an event of the box, which goes
        box.onAside = [this, &box] {
            dispatcher_.post(self_.bind([&box](AnalysisPresenter& self) { self.removeEngine(box); }));
        };
    return engine;
}

/// Who adds an engine while another is on wants to see both.
void AnalysisPresenter::addEngine() {
    actions_.perform(Action::ShowStudyPage);
    if (!canAdd()) return;
    const bool wasOn = isOn();
    // The first keeps its player, which else is the first that is free.
    engines_.front()->keepPlayer();
    EnginePresenter& added = addBox({freePlayers(nullptr).front().id});
    if (wasOn)
        turn(added, true);
    else
        onEngine();
}

void AnalysisPresenter::removeEngine(const EngineBox& box) {
    const auto found =
        std::ranges::find_if(engines_, [&](const auto& engine) { return &engine->box() == &box; });
    if (found == engines_.end()) return;
    (*found)->turn(false);
    EngineBox& removed = (*found)->box();
    engines_.erase(found);
    panels_->engines.remove(removed);
    onEngine();
}

void AnalysisPresenter::turnAll(bool isOn) {
    if (isOn) {
        if (!isPossible()) return;
        actions_.perform(Action::ShowStudyPage);
        show();
    }
    for (const auto& engine : engines_) turn(*engine, isOn);
}

void AnalysisPresenter::turn(EnginePresenter& engine, bool isOn) {
    if (isOn) {
        if (!isPossible()) return;
        players_.wake(engine.wanted());
    }
    engine.turn(isOn);
}

/// An engine has begun or ended. The last one to end takes along what all were told.
void AnalysisPresenter::onEngine() {
    if (!isOn()) {
        analysis_.lock(false);
        analysis_.seekThreat(false);
    }
    showEngines();
    remember();
    actions_.refresh();
}

/// A further box whose engine is gone goes with it.
void AnalysisPresenter::onEngines() {
    for (const auto& engine : engines_) engine->onEngines();
    for (std::size_t at = engines_.size(); at-- > 1;) {
        if (!players_.isThere(engines_[at]->chosen())) removeEngine(engines_[at]->box());
    }
    showEngines();
}

/// The engine that bar and arrows go by; nullptr if none is on.
const AnalysisEngine* AnalysisPresenter::lead() const {
    const auto found = std::ranges::find_if(engines_, [](const auto& engine) { return engine->isOn(); });
    return found == engines_.end() ? nullptr : (*found)->current();
}

// What is shown.

void AnalysisPresenter::watch() {
    if (!panels_) return;
    const wxWindow& stack = panels_->engines;
    const auto* const top = dynamic_cast<wxTopLevelWindow*>(wxGetTopLevelParent(&panels_->engines));
    analysis_.setSeen(!isLocked_ && stack.IsShownOnScreen() && top != nullptr && !top->IsIconized());
    showBar();
}

void AnalysisPresenter::setDesk(bool isLocked, bool isOnBattery) {
    isLocked_ = isLocked;
    analysis_.setOnBattery(isOnBattery);
    watch();
}

void AnalysisPresenter::setLetters(const PieceLetters& letters) {
    letters_ = letters;
    why_.setLetters(letters);
    showEngines();
}

void AnalysisPresenter::show() {
    if (isPossible())
        analysis_.show(subjectAt(*session_.browser().shown(), session_.shownVariant()));
    else
        analysis_.show(std::nullopt);
    why_.show();
    watch();
    if (panels_) addAwaited();
    showEngines();
}

BoardAnnotations AnalysisPresenter::marks() const {
    const AnalysisEngine* const shown = lead();
    const bool isSeen = panels_ && panels_->engines.IsShown();
    const BoardAnnotations why = why_.marks();
    if (!isSeen || shown == nullptr || !analysis_.isAboutShown()) return why;
    return joined(analysisMarks(shown->table().rows(), analysis_.seeksThreat()), why);
}

void AnalysisPresenter::showEngines() {
    if (!panels_) return;
    for (const auto& engine : engines_) engine->show();
    engines_.front()->box().setCanAdd(canAdd());
    panels_->engines.fit();
    showTogether();
    showBar();
    if (onMarks) onMarks();
}

/// The threads of all engines are at most as many as there are processors, unless profiles want more.
void AnalysisPresenter::showTogether() {
    analysis_.shareThreads(processors());
    const unsigned threads = analysis_.threads();
    wxString words;
    if (threads > processors())
        words = wxString::Format(
            wxPLURAL("The engines take %u threads, and this computer has %u core: all get slower.",
                     "The engines take %u threads, and this computer has %u cores: all get slower.",
                     processors()),
            threads, processors());
    WrappedText& together = panels_->together;
    if (words == together.words()) return;
    together.show(words);
    together.Show(!words.empty() && panels_->engines.IsShown());
    layOutAround(together);
}

/// What is said of another position, or of a threat, is nothing that belongs beside the board.
void AnalysisPresenter::showBar() {
    const AnalysisEngine* const shown = lead();
    const bool isAsked = shown != nullptr && shown->subject() && panels_->engines.IsShown()
                         && analysis_.isAboutShown() && !analysis_.seeksThreat();
    std::optional<WhiteScore> score;
    if (isAsked) {
        const AnalysisRow* const best = shown->table().best();
        score = best != nullptr ? best->score : scoreAtEnd(shown->table().position());
    }
    panels_->bar.show(score);
    panels_->bar.turn(isAsked && (score || !shown->isDone()));
}

}  // namespace roque
