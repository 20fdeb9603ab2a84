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

/// The journal of games on the disk. Every function waits for the disk and throws SqliteError. Used by one
/// thread at a time.
class JournalDatabase {
public:
    /// Opens or creates the journal. A file that is damaged or of a newer version is renamed and kept;
    /// `onSetAside` gets the new name.
    JournalDatabase(const std::filesystem::path& file,
                    const std::function<void(const SqliteError&, const std::filesystem::path&)>& onSetAside);

    /// Adds events, all or none; skips those that are already there. `session` identifies the process that
    /// plays the games. After the return, the events survive a power cut.
    void append(const std::vector<JournalEvent>& events, const std::string& session);

    /// Adds an event to a game, with the next number.
    void appendNext(JournalEvent event, const std::string& session);

    /// The games that can be continued, the latest first: adjourned games, and those whose process is not
    /// among the living sessions. Leaves out games without moves. A game of which not even a move can be read
    /// is marked as damaged, and `onDamaged` called with its id.
    [[nodiscard]] std::vector<SavedGame> unfinished(const std::vector<std::string>& livingSessions,
                                                    const std::function<void(const std::string&)>& onDamaged);

    /// Marks a game as damaged: it is neither found again nor ever deleted.
    void keepAsDamaged(const std::string& game);

    /// Makes a session the one that plays a game, unless it is over or a living session plays it already.
    /// Returns whether it does now; of several at once, one does.
    [[nodiscard]] bool claim(const std::string& game, const std::string& session,
                             const std::vector<std::string>& livingSessions);

    /// Deletes all finished games but the latest ones.
    void prune();

private:
    /// What can be read of a game.
    struct Record {
        std::vector<JournalEvent> events;
        bool isCutOff = false;  ///< before the first that cannot be read
    };

    [[nodiscard]] Record recordOf(const std::string& game);
    [[nodiscard]] std::uint64_t nextNumber(const std::string& game);
    void insert(const JournalEvent& event, const std::string& session);

    SqliteDatabase database_;
};

}  // namespace roque
