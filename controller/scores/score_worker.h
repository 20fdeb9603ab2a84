#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "controller/scores/score_queue.h"
#include "controller/scores/score_status.h"
#include "controller/scores/score_table.h"

namespace roque {

/// What the threads of a ScoreService do. It may outlive the service, until a server answers.
class ScoreWorker {
public:
    /// `onStatus` is called on the threads.
    ScoreWorker(const std::optional<std::filesystem::path>& folder,
                std::function<void(const ScoreStatus&)> onStatus);

    /// Uses another database from the next question on. [any-thread]
    void use(const ScoreDatabase& database, const std::string& password);

    /// Uses none, until the next is set. [any-thread]
    void useNone();

    /// Puts a game into the queue. [queue-thread]
    void enqueue(const ScoreEntry& entry);

    /// Saves all that waits, as far as the database is willing. [database-thread]
    void deliver();

    /// Counts what waits and says so. [any-thread]
    void tell(std::optional<ScoreError> error);

    /// Asks the table. A connection that has gone is made again once. [database-thread]
    template <typename T>
    [[nodiscard]] Result<T, ScoreError> ask(
        const std::function<Result<T, ScoreError>(ScoreTable&)>& question) {
        const bool wasConnected = table_ != nullptr;
        if (auto connected = connect(); !connected) return std::move(connected).error();
        auto answer = question(*table_);
        if (answer) return answer;
        table_.reset();
        if (!wasConnected || !connect()) return answer;
        return question(*table_);
    }

    /// Tries a database that is not in use. [any-thread]
    [[nodiscard]] Result<void, ScoreError> test(const ScoreDatabase& database,
                                                const std::string& password) const;

private:
    struct Choice {
        ScoreDatabase database;
        std::string password;
    };

    [[nodiscard]] Result<void, ScoreError> connect();
    [[nodiscard]] Result<void, ScoreError> prepareFile(const std::filesystem::path& file);
    [[nodiscard]] std::filesystem::path embeddedFile() const;
    [[nodiscard]] std::vector<ScoreEntry> waiting();
    void forget(const std::string& id);
    void retryQueue();

    std::optional<std::filesystem::path> folder_;
    std::function<void(const ScoreStatus&)> onStatus_;
    std::optional<ScoreQueue> queue_;
    std::unique_ptr<ScoreTable> table_;  ///< used on the database's thread only
    unsigned connectedChoice_ = 0;       ///< which choice table_ belongs to; the same

    std::mutex mutex_;
    std::optional<Choice> choice_;          ///< guarded by mutex_
    unsigned choices_ = 0;                  ///< how many there have been; guarded by mutex_
    std::vector<ScoreEntry> onlyInMemory_;  ///< that could not be put into the queue; guarded by mutex_
};

}  // namespace roque
