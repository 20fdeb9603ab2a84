#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "controller/journal/journal_database.h"
#include "controller/journal/journal_event.h"
#include "controller/journal/saved_game.h"
#include "controller/storage/file_descriptor.h"
#include "controller/threads/mutex.h"
#include "model/base/message.h"

namespace roque {

/// The work of a GameJournal's thread. It may outlive the journal while a disk does not respond.
class JournalWorker {
public:
    /// Called on the thread to report a problem; with nothing when the problem is over.
    using Report = std::function<void(const std::optional<Message>&)>;

    /// `session` identifies this process.
    JournalWorker(std::filesystem::path folder, std::string session, Report report);

    /// Adds an event for the next flush(). [any-thread]
    void add(const JournalEvent& event);

    /// Continues a game that is already in the journal, with these events. [any-thread]
    void continueGame(std::vector<JournalEvent> events);

    /// Whether all events added are on the disk. [any-thread]
    [[nodiscard]] bool isAllWritten() const noexcept { return written_ == added_; }

    /// Writes the events added. If that fails, keeps them for the next time. [journal-thread]
    void flush();

    /// Moves the recorders of dead processes into the journal, and returns the games that can be continued.
    /// [journal-thread]
    [[nodiscard]] std::vector<SavedGame> recover();

    /// Makes this process the one that plays a game that recover() returned. False if another process does
    /// meanwhile; true if the journal cannot tell. [journal-thread]
    [[nodiscard]] bool claim(const std::string& game);

    /// Marks a game that recover() returned as abandoned. [journal-thread]
    void abandon(const std::string& game);

    /// Marks a game that goes on as another, because the rest of it cannot be read. [journal-thread]
    void keepAsDamaged(const std::string& game);

    /// Writes the last events, then deletes the recorder, if there is one. [journal-thread]
    void finish(const std::optional<std::filesystem::path>& recorder);

private:
    void open();
    void tellOfDamage(const std::string& game);
    void beginAnew(const SqliteError& error, const std::filesystem::path& kept);
    [[nodiscard]] std::vector<JournalEvent> wholeGame();
    [[nodiscard]] bool takeOver(const std::filesystem::path& recorder);
    [[nodiscard]] std::vector<std::string> livingSessions();
    /// Runs an action on the database, and reports if it fails or works again.
    template <typename Action>
    [[nodiscard]] bool attempt(Action action);

    std::filesystem::path folder_;
    std::string session_;
    Report report_;
    std::optional<JournalDatabase> database_;
    bool hasFailed_ = false;
    std::optional<SqliteError> damage_;  ///< found after the journal was opened
    bool hasBegunAnew_ = false;          ///< whether a new database lacks earlier events of the game

    Mutex mutex_;
    std::vector<JournalEvent> waiting_ ROQUE_GUARDED_BY(mutex_);
    std::vector<JournalEvent> game_ ROQUE_GUARDED_BY(mutex_);  ///< all events of the last game
    std::atomic<std::uint64_t> added_ = 0;
    std::atomic<std::uint64_t> written_ = 0;
};

}  // namespace roque
