#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "controller/journal/journal_event.h"
#include "controller/journal/saved_game.h"
#include "controller/storage/sqlite_database.h"

namespace roque {

/// The journal of games on the disk. All functions wait for the disk and throw SqliteError; used by one
/// thread at a time.
class JournalDatabase {
public:
    /// Opens the journal, or begins one. A file that is damaged or of a newer version is kept under another
    /// name; `onSetAside` is told.
    JournalDatabase(const std::filesystem::path& file,
                    const std::function<void(const SqliteError&, const std::filesystem::path&)>& onSetAside);

    /// Adds events, all or none. Those that are there already stay as they are. `session` names the process
    /// that plays the games. When this returns they survive a power cut.
    void append(const std::vector<JournalEvent>& events, const std::string& session);

    /// Adds an event to a game with the number that comes next.
    void appendNext(JournalEvent event, const std::string& session);

    /// The games that can go on, the latest first: those adjourned, and those cut off when a process ended
    /// that is none of the living sessions. Games without a move are left out.
    [[nodiscard]] std::vector<SavedGame> unfinished(const std::vector<std::string>& livingSessions);

    /// Forgets games that are over, but for the latest ones.
    void prune();

private:
    [[nodiscard]] std::vector<JournalEvent> eventsOf(const std::string& game);
    [[nodiscard]] std::uint64_t nextNumber(const std::string& game);
    void insert(const JournalEvent& event, const std::string& session);

    SqliteDatabase database_;
};

}  // namespace roque
