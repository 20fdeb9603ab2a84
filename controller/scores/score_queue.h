#pragma once

#include <filesystem>
#include <memory>
#include <mutex>
#include <vector>

#include "controller/scores/points_entry.h"
#include "controller/storage/sqlite_database.h"

namespace roque {

/// Finished games that are not in the database yet, in a file of this machine. All functions wait for the
/// disk and throw SqliteError. [any-thread]
class ScoreQueue {
public:
    /// The file is opened, or made, when it is needed; one that is damaged is kept under another name.
    explicit ScoreQueue(std::filesystem::path file);

    /// Adds a game; when this returns it survives a power cut.
    void add(const ScoreEntry& entry);
    /// All that wait, the first that was added first. What cannot be read any more is left out.
    [[nodiscard]] std::vector<ScoreEntry> waiting();
    /// Forgets a game, because it is in the database.
    void remove(const std::string& id);

private:
    [[nodiscard]] SqliteDatabase& database();

    std::mutex mutex_;
    std::filesystem::path file_;
    std::unique_ptr<SqliteDatabase> database_;  ///< guarded by mutex_
};

}  // namespace roque
