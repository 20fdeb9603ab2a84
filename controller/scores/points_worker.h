#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "controller/scores/points_queue.h"
#include "controller/scores/points_status.h"
#include "controller/scores/points_table.h"
#include "controller/threads/mutex.h"

namespace roque {

/// The work of a PointsService's threads. It may outlive the service, until a server responds.
class PointsWorker {
public:
    /// `onStatus` is called on the threads.
    PointsWorker(const std::optional<std::filesystem::path>& folder,
                 std::function<void(const PointsStatus&)> onStatus);

    /// Uses another database, from the next query on. [any-thread]
    void use(const PointsDatabase& database, const std::string& password);

    /// Uses no database until another is set. [any-thread]
    void useNone();

    /// Puts a game into the queue. [queue-thread]
    void enqueue(const PointsEntry& entry);

    /// Saves the games that wait, until the database fails. [database-thread]
    void deliver();

    /// Counts the games that wait, and reports the status. [any-thread]
    void tell(std::optional<PointsError> error);

    /// Queries the table. If the connection is lost, reconnects once. [database-thread]
    template <typename T>
    [[nodiscard]] Result<T, PointsError> ask(
        const std::function<Result<T, PointsError>(PointsTable&)>& question) {
        const bool wasConnected = table_ != nullptr;
        if (auto connected = connect(); !connected) return std::move(connected).error();
        auto answer = question(*table_);
        if (answer) return answer;
        table_.reset();
        if (!wasConnected || !connect()) return answer;
        return question(*table_);
    }

    /// Tests a database that is not in use. [any-thread]
    [[nodiscard]] Result<void, PointsError> test(const PointsDatabase& database,
                                                 const std::string& password) const;

private:
    struct Choice {
        PointsDatabase database;
        std::string password;
    };

    [[nodiscard]] Result<void, PointsError> connect();
    [[nodiscard]] Result<void, PointsError> prepareFile(const std::filesystem::path& file);
    [[nodiscard]] std::filesystem::path embeddedFile() const;
    [[nodiscard]] std::vector<PointsEntry> waiting();
    void report(const PointsStatus& status);
    void forget(const std::string& id);
    void retryQueue();

    std::optional<std::filesystem::path> folder_;
    std::function<void(const PointsStatus&)> onStatus_;
    std::optional<PointsQueue> queue_;
    std::unique_ptr<PointsTable> table_;  ///< used on the database's thread only
    /// The choice to which table_ belongs; used on the database's thread only.
    unsigned connectedChoice_ = 0;

    Mutex mutex_;
    std::optional<Choice> choice_ ROQUE_GUARDED_BY(mutex_);
    unsigned choices_ ROQUE_GUARDED_BY(mutex_) = 0;                    ///< how many there have been
    std::optional<PointsError> queueDamage_ ROQUE_GUARDED_BY(mutex_);  ///< to be reported
    std::optional<PointsError> lastError_ ROQUE_GUARDED_BY(mutex_);    ///< reported last
    /// Entries that could not be put into the queue.
    std::vector<PointsEntry> onlyInMemory_ ROQUE_GUARDED_BY(mutex_);
};

}  // namespace roque
