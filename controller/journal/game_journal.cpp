#include "controller/journal/game_journal.h"

#include <cassert>
#include <utility>
#include <variant>

#include "controller/journal/game_restoration.h"
#include "controller/journal/journal_json.h"
#include "controller/journal/journal_worker.h"
#include "controller/storage/time_text.h"
#include "controller/storage/unique_id.h"
#include "model/notation/uci_move.h"

namespace roque {
namespace {

std::string now() {
    using std::chrono::floor;
    return toText(floor<std::chrono::seconds>(std::chrono::system_clock::now()));
}

}  // namespace

GameJournal::GameJournal(UiDispatcher& dispatcher, GameController& controller,
                         const std::optional<std::filesystem::path>& folder, ReadClocks readClocks,
                         Listener listener)
    : dispatcher_(dispatcher),
      controller_(controller),
      readClocks_(std::move(readClocks)),
      listener_(std::move(listener)),
      link_(std::make_shared<UiLink>(dispatcher)) {
    const auto report = [link = link_, onTrouble = self_.bind(&GameJournal::onTrouble)](
                            const std::optional<Message>& trouble) {
        link->post([onTrouble, trouble] { onTrouble(trouble); });
    };
    if (!folder) {
        report(ROQUE_MESSAGE("There is no home folder: games cannot be kept"));
        return;
    }
    const std::string session = uniqueId();
    if (auto recorder = FlightRecorder::create(*folder, session)) recorder_.emplace(std::move(*recorder));
    worker_ = std::make_shared<JournalWorker>(*folder, session, report);
    subscription_ = controller.subscribe([this](const ControllerEvent& event) { onEvent(event); });
}

GameJournal::~GameJournal() {
    subscription_.reset();
    if (!worker_) return;
    leaveGame(Kind::Adjourn);
    link_->cut();
    thread_.post([worker = worker_, file = recorder_ ? std::optional(recorder_->file()) : std::nullopt] {
        worker->finish(file);
    });
}

void GameJournal::onTrouble(const std::optional<Message>& trouble) {
    isTroubled_ = trouble.has_value();
    if (listener_.troubled) listener_.troubled(trouble);
}

void GameJournal::findUnfinished(std::function<void(std::vector<SavedGame>)> onFound) {
    auto found = self_.bind([onFound = std::move(onFound)](GameJournal&, std::vector<SavedGame> games) {
        onFound(std::move(games));
    });
    thread_.post([worker = worker_, link = link_, found = std::move(found)] {
        link->post([found, games = worker ? worker->recover() : std::vector<SavedGame>()] { found(games); });
    });
}

void GameJournal::restore(const SavedGame& game) {
    if (game.isCutOff) {
        if (worker_) thread_.post([worker = worker_, id = game.id] { worker->keepAsDamaged(id); });
        return restoreCopy(game);
    }
    restoreInto(controller_, game);
    game_ = CurrentGame{game.id, "", game.events.back().number + 1, true};
    if (worker_) worker_->continueGame(game.events);
    note(Kind::Resume, now());
    // The process died between the last move and the entry for the end.
    if (const Game* const restored = controller_.game(); restored != nullptr && restored->outcome())
        on(GameEnded{*restored->outcome()});
    pulse();
}

void GameJournal::claim(const SavedGame& game, std::function<void(bool isOurs)> onClaimed) {
    auto claimed =
        self_.bind([onClaimed = std::move(onClaimed)](GameJournal&, bool isOurs) { onClaimed(isOurs); });
    thread_.post([worker = worker_, link = link_, id = game.id, claimed = std::move(claimed)] {
        link->post([claimed, isOurs = !worker || worker->claim(id)] { claimed(isOurs); });
    });
}

void GameJournal::restoreCopy(SavedGame game) {
    game.id = uniqueId();
    game.isCutOff = false;
    for (JournalEvent& event : game.events) event.game = game.id;
    if (worker_) {
        for (const JournalEvent& event : game.events) worker_->add(event);
    }
    restore(game);
}

void GameJournal::discard(const SavedGame& game) {
    if (!worker_) return;
    thread_.post([worker = worker_, id = game.id] { worker->abandon(id); });
}

void GameJournal::adjourn() {
    leaveGame(Kind::Adjourn);
}

bool GameJournal::isAllWritten() const {
    return !worker_ || worker_->isAllWritten();
}

void GameJournal::onEvent(const ControllerEvent& event) {
    std::visit([this](const auto& each) { on(each); }, event);
}

void GameJournal::on(const GameStarted& /*event*/) {
    leaveGame(Kind::Abandon);
    game_ = CurrentGame{uniqueId(), toJsonText(BegunGame{controller_.setup(), toText(controller_.began())}),
                        0, true};
}

void GameJournal::on(const MovePlayed& event) {
    const Position& before = event.node.parent()->position();
    if (game_) game_->isOpen = true;
    note(Kind::Ply, toUci(event.node.move(), before, CastlingNotation::KingTakesRook));
}

void GameJournal::on(const MoveTakenBack& /*event*/) {
    if (game_) game_->isOpen = true;
    note(Kind::TakeBack, "");
}

void GameJournal::on(const GameEnded& event) {
    note(Kind::End, english(describe(event.outcome)));
    if (game_) game_->isOpen = false;
}

void GameJournal::on(const PlayerReplaced& event) {
    note(Kind::Player, toJsonText(NewPlayer{event.color, controller_.setup().players[event.color],
                                            controller_.hints()[event.color]}));
}

void GameJournal::on(const HintTaken& /*event*/) {
    note(Kind::Hint, "");
}

void GameJournal::on(const StateChanged& /*event*/) {
    if (std::holds_alternative<Closing>(controller_.state()))
        leaveGame(Kind::Adjourn);
    else
        pulse();
}

/// Records that the game on the board is left, unless it is over.
void GameJournal::leaveGame(Kind kind) {
    if (!game_ || !game_->isOpen) return;
    if (game_->events > 0) note(kind, now());
    game_->isOpen = false;
}

/// Records an event of the game on the board. The first event that is recorded also records the beginning,
/// and what has waited: a game without events is not kept.
void GameJournal::note(Kind kind, std::string detail) {
    if (!game_ || !worker_) return;
    game_->waiting.push_back({kind, std::move(detail), readClock()});
    if (game_->events == 0) {
        if (!isWorthKeeping()) return;
        write({Kind::Begin, game_->begin, game_->waiting.front().clock});
    }
    for (Entry& entry : std::exchange(game_->waiting, {})) write(std::move(entry));
}

/// Whether more has happened than the moves of an AI player that a person has not answered. Between AI
/// players, every move counts.
bool GameJournal::isWorthKeeping() const {
    const ByColor<PlayerSpec>& players = controller_.setup().players;
    const bool hasPerson = isPerson(players[Color::White]) || isPerson(players[Color::Black]);
    return controller_.hasPersonMoved() || !hasPerson;
}

/// Writes an event to the recorder and passes it to the worker.
void GameJournal::write(Entry entry) {
    const JournalEvent event{game_->id, game_->events++, entry.kind, std::move(entry.detail),
                             std::move(entry.clock)};
    if (recorder_) recorder_->write(toJsonText(event), worker_->isAllWritten());
    worker_->add(event);
    thread_.post([worker = worker_] { worker->flush(); });
}

ClockReading GameJournal::readClock() const {
    return readClocks_ ? readClocks_() : ClockReading{};
}

/// Records the clock times, and repeats that while a clock runs.
void GameJournal::pulse() {
    if (!game_ || !game_->isOpen || game_->events == 0 || !recorder_) return;
    const ClockReading clock = readClock();
    recorder_->writePulse(toJsonText(JournalEvent{game_->id, game_->events, Kind::Clock, "", clock}));
    if (clock.running) pulseLater();
}

void GameJournal::pulseLater() {
    if (std::exchange(isPulsePosted_, true)) return;
    dispatcher_.postAfter(kPulse, self_.bind([](GameJournal& journal) {
        journal.isPulsePosted_ = false;
        journal.pulse();
    }));
}

}  // namespace roque
