#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "controller/scores/score_database.h"
#include "controller/scores/points_entry.h"
#include "controller/scores/score_error.h"
#include "controller/scores/score_query.h"
#include "controller/scores/score_status.h"
#include "controller/threads/serial_worker.h"
#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/ui_link.h"
#include "model/base/result.h"

namespace roque {

class ScoreTable;
class ScoreWorker;

/// Saves and finds scores without anybody waiting for a disk or a server.
///
/// A game that is saved goes into a queue on this machine first and from there into the database. If the
/// database cannot be reached, or is not willing, the game stays in the queue, and is tried again with the
/// next game, every minute, when the database is set anew, and when the program starts again. However often
/// that happens, it is in the table once. [ui-thread]
class ScoreService {
public:
    using Status = ScoreStatus;
    template <typename T>
    using Callback = std::function<void(const Result<T, ScoreError>&)>;

    static constexpr std::chrono::seconds kRetryInterval{60};

    /// Uses files in a folder; without one, games wait in memory. Tells whenever the status has changed. The
    /// dispatcher outlives the service. Begins at once to save what waits, once a database is set.
    ScoreService(UiDispatcher& dispatcher, const std::optional<std::filesystem::path>& folder,
                 std::function<void(const Status&)> onStatus);
    ScoreService(const ScoreService&) = delete;
    ScoreService& operator=(const ScoreService&) = delete;
    /// Waits until everything is at least in the queue, and not for servers.
    ~ScoreService();

    /// Saves in this database from now on. The password is kept in memory only.
    void use(const ScoreDatabase& database, const std::string& password);

    /// Saves in none from now on: games wait until the next is set.
    void useNone();

    /// How it stands.
    [[nodiscard]] const Status& status() const noexcept { return status_; }

    /// Saves a game.
    void save(const ScoreEntry& entry);

    /// Looks whether the library for a kind of database is installed, and says later what it found.
    void findBackend(ScoreDatabase::Kind kind, Callback<void> onDone);

    /// Tries whether a database can be used, and says later what it found. Nothing else changes.
    void test(const ScoreDatabase& database, const std::string& password, Callback<void> onDone);

    /// Looks up games that are in the database. The answer comes later.
    void find(const ScoreQuery& query, Callback<std::vector<ScoreEntry>> onDone);

    /// Looks up who has played. The answer comes later.
    void players(unsigned most, Callback<std::vector<PlayerSummary>> onDone);

    /// Writes the games of a query to a file, as toCsv() does. The answer comes later.
    void exportCsv(const ScoreQuery& query, const std::filesystem::path& file, Callback<void> onDone);

    /// Writes what all players have achieved to a file, as toCsv() does. The answer comes later.
    void exportPlayers(const std::filesystem::path& file, Callback<void> onDone);

private:
    void onStatus(const Status& status);
    void deliver();
    void retryLater();
    template <typename T>
    void ask(std::function<Result<T, ScoreError>(ScoreTable&)> question, Callback<T> onDone);

    UiDispatcher& dispatcher_;
    std::function<void(const Status&)> onStatus_;
    Status status_;
    bool isRetryPosted_ = false;
    std::shared_ptr<ScoreService*> self_;  ///< posted work holds it weakly
    std::shared_ptr<UiLink> link_;
    std::shared_ptr<ScoreWorker> worker_;
    SerialWorker queueThread_;     ///< writes to the queue: always soon done
    SerialWorker databaseThread_;  ///< talks to the database: may take long
};

}  // namespace roque
