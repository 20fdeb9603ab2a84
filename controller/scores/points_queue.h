#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <vector>

#include "controller/scores/points_entry.h"
#include "controller/storage/sqlite_database.h"
#include "controller/threads/mutex.h"

namespace roque {

/// Finished games that are not in the database yet, in a local file. Every function waits for the disk and
/// throws SqliteError. [any-thread]
class PointsQueue {
public:
    /// Hears why a file could not be used, and under which name it is kept. Must not use the queue.
    using OnSetAside = std::function<void(const SqliteError&, const std::filesystem::path& keptAs)>;

    /// The file is opened or created when it is first needed. A damaged file is kept under another name.
    explicit PointsQueue(std::filesystem::path file, OnSetAside onSetAside = nullptr);

    /// Adds a game. After the return, it survives a power cut.
    void add(const PointsEntry& entry);
    /// The games that wait, in the order in which they were added. Leaves out those that cannot be read.
    [[nodiscard]] std::vector<PointsEntry> waiting();
    /// Removes a game once it is in the database.
    void remove(const std::string& id);

private:
    [[nodiscard]] SqliteDatabase& database() ROQUE_REQUIRES(mutex_);

    Mutex mutex_;
    std::filesystem::path file_;
    OnSetAside onSetAside_;
    std::unique_ptr<SqliteDatabase> database_ ROQUE_GUARDED_BY(mutex_);
};

}  // namespace roque
