#include "controller/journal/journal_worker.h"

#include <set>
#include <utility>

#include "controller/diagnostics/log.h"
#include "controller/journal/flight_recorder.h"
#include "controller/journal/journal_json.h"

namespace roque {
namespace {

namespace fs = std::filesystem;

constexpr const char* kFile = "journal.sqlite";

/// The session whose recorder a file is.
std::string sessionOf(const fs::path& recorder) {
    const std::string name = recorder.filename().string();
    return name.substr(name.find('-') + 1);
}

}  // namespace

JournalWorker::JournalWorker(fs::path folder, std::string session, Report report)
    : folder_(std::move(folder)), session_(std::move(session)), report_(std::move(report)) {}

void JournalWorker::add(const JournalEvent& event) {
    const MutexLock lock(mutex_);
    if (event.kind == JournalEvent::Kind::Begin) game_.clear();
    game_.push_back(event);
    waiting_.push_back(event);
    ++added_;
}

void JournalWorker::continueGame(std::vector<JournalEvent> events) {
    const MutexLock lock(mutex_);
    game_ = std::move(events);
}

template <typename Action>
bool JournalWorker::attempt(Action action) {
    try {
        open();
        action();
        if (std::exchange(hasFailed_, false)) report_(std::nullopt);
        return true;
    } catch (const SqliteError& error) {
        if (!std::exchange(hasFailed_, true)) log(LogLevel::Error, std::string("journal: ") + error.what());
        if (database_ && error.kind() == SqliteError::Kind::Damaged) {
            damage_ = error;
            database_.reset();
        }
        report_(ROQUE_MESSAGE("The game cannot be written to the journal: {0}", error.message()));
        return false;
    }
}

void JournalWorker::open() {
    if (database_) return;
    const fs::path file = folder_ / kFile;
    if (damage_) {
        beginAnew(*damage_, setDatabaseAside(file));
        damage_.reset();
    }
    database_.emplace(file,
                      [this](const SqliteError& error, const fs::path& kept) { beginAnew(error, kept); });
}

void JournalWorker::beginAnew(const SqliteError& error, const fs::path& kept) {
    hasBegunAnew_ = true;
    hasFailed_ = true;  // until the new one works
    log(LogLevel::Error, std::string("journal: ") + error.what());
    report_(
        ROQUE_MESSAGE("The journal of games could not be used ({0}). It is kept as {1}, and a new one begun",
                      error.message(), kept));
}

void JournalWorker::flush() {
    std::vector<JournalEvent> events;
    {
        const MutexLock lock(mutex_);
        events = waiting_;
    }
    if (events.empty()) return;
    const auto append = [&] {
        if (hasBegunAnew_) database_->append(wholeGame(), session_);
        hasBegunAnew_ = false;
        database_->append(events, session_);
    };
    if (!attempt(append) && (!damage_ || !attempt(append))) return;
    const MutexLock lock(mutex_);
    waiting_.erase(waiting_.begin(), waiting_.begin() + static_cast<std::ptrdiff_t>(events.size()));
    written_ += events.size();
}

std::vector<JournalEvent> JournalWorker::wholeGame() {
    const MutexLock lock(mutex_);
    return game_;
}

/// The processes that write the journal, once the recorders of dead ones are taken over.
std::vector<std::string> JournalWorker::livingSessions() {
    std::set<fs::path> dead;  // one that cannot be deleted is there again below
    for (const fs::path& recorder : FlightRecorder::names(folder_))
        if (takeOver(recorder)) dead.insert(recorder);
    std::vector<std::string> living{session_};
    for (const fs::path& recorder : FlightRecorder::names(folder_))
        if (!dead.contains(recorder)) living.push_back(sessionOf(recorder));
    return living;
}

bool JournalWorker::claim(const std::string& game) {
    bool isOurs = true;
    static_cast<void>(attempt([&] { isOurs = database_->claim(game, session_, livingSessions()); }));
    return isOurs;
}

std::vector<SavedGame> JournalWorker::recover() {
    std::vector<SavedGame> games;
    static_cast<void>(attempt([&] {
        games =
            database_->unfinished(livingSessions(), [this](const std::string& game) { tellOfDamage(game); });
        database_->prune();
    }));
    return games;
}

/// Saves what a dead process could no longer write, then deletes its recorder. Returns false if the process
/// lives, or if nobody can tell.
bool JournalWorker::takeOver(const fs::path& recorder) {
    FileDescriptor own;
    std::error_code ignored;
    const auto content = FlightRecorder::readLeftBehind(recorder, own);
    if (!content) {
        if (!own.isOpen() && fs::exists(recorder, ignored)) {
            hasFailed_ = true;
            report_(ROQUE_MESSAGE("A game of an earlier run cannot be read from {0}", recorder));
        }
        return false;
    }
    std::vector<JournalEvent> events;
    for (const std::string& entry : content->entries) {
        if (auto event = fromJsonText<JournalEvent>(entry)) events.push_back(std::move(*event));
    }
    // The pulse has the number of the next event: if that event exists, it takes precedence.
    if (auto pulse = fromJsonText<JournalEvent>(content->pulse)) events.push_back(std::move(*pulse));
    database_->append(events, sessionOf(recorder));
    fs::remove(recorder, ignored);
    return true;
}

void JournalWorker::abandon(const std::string& game) {
    static_cast<void>(attempt([&] {
        database_->appendNext({game, 0, JournalEvent::Kind::Abandon, "", {}}, session_);
    }));
}

void JournalWorker::keepAsDamaged(const std::string& game) {
    static_cast<void>(attempt([&] { database_->keepAsDamaged(game); }));
}

void JournalWorker::tellOfDamage(const std::string& game) {
    log(LogLevel::Error, "journal: the game " + game + " is damaged");
    hasFailed_ = true;  // only this once
    report_(ROQUE_MESSAGE("A game in the journal is damaged and cannot be offered. It is kept in {0}",
                          folder_ / kFile));
}

void JournalWorker::finish(const std::optional<fs::path>& recorder) {
    flush();
    if (!recorder || !isAllWritten()) return;
    std::error_code ignored;
    fs::remove(*recorder, ignored);
}

}  // namespace roque
