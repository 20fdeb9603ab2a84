#pragma once

#include <atomic>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "controller/journal/journal_database.h"
#include "controller/journal/journal_event.h"
#include "controller/journal/saved_game.h"
#include "controller/storage/file_descriptor.h"

namespace roque {

/// What the thread of a GameJournal does. It may outlive the journal, while a disk does not answer.
class JournalWorker {
public:
    /// Is told, on the thread, what a person should know: nothing means that all is well again.
    using Report = std::function<void(const std::optional<std::string>&)>;

    /// `session` names this process; `recorder` is its recorder's file, which is removed when nothing needs
    /// it.
    JournalWorker(std::filesystem::path folder, std::string session, Report report);

    /// Takes an event that is to be written with the next flush(). [any-thread]
    void add(const JournalEvent& event);

    /// From now on events belong to a game that is in the journal already, with these. [any-thread]
    void continueGame(std::vector<JournalEvent> events);

    /// Whether everything that was added is on the disk. [any-thread]
    [[nodiscard]] bool isAllWritten() const noexcept { return written_ == added_; }

    /// Writes what was added. What cannot be written stays, for the next time. [journal-thread]
    void flush();

    /// Brings what dead processes have left behind into the journal and returns the games that can go on.
    /// [journal-thread]
    [[nodiscard]] std::vector<SavedGame> recover();

    /// Nobody wants to go on with a game that recover() has returned. [journal-thread]
    void abandon(const std::string& game);

    /// Writes the last events; the recorder, if there is one, is then needed no more. [journal-thread]
    void finish(const std::optional<std::filesystem::path>& recorder);

private:
    void open();
    void beginAnew(const SqliteError& error, const std::filesystem::path& kept);
    [[nodiscard]] std::vector<JournalEvent> wholeGame();
    void takeOver(const std::filesystem::path& recorder);
    /// Runs what waits for the disk, and tells if it does not work, or works again.
    template <typename Action>
    [[nodiscard]] bool attempt(Action action);

    std::filesystem::path folder_;
    std::string session_;
    Report report_;
    std::optional<JournalDatabase> database_;
    bool hasFailed_ = false;
    std::optional<SqliteError> damage_;  ///< that was met after the journal had been opened
    bool hasBegunAnew_ = false;          ///< whether the journal lacks what it once had of the game

    std::mutex mutex_;
    std::vector<JournalEvent> waiting_;  ///< guarded by mutex_
    std::vector<JournalEvent> game_;     ///< all events of the last game; guarded by mutex_
    std::atomic<std::uint64_t> added_ = 0;
    std::atomic<std::uint64_t> written_ = 0;
};

}  // namespace roque
