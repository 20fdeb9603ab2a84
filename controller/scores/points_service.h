#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "controller/scores/points_database.h"
#include "controller/scores/points_entry.h"
#include "controller/scores/points_error.h"
#include "controller/scores/points_query.h"
#include "controller/scores/points_status.h"
#include "controller/threads/serial_worker.h"
#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/ui_link.h"
#include "controller/threads/weak_self.h"
#include "model/base/result.h"

namespace roque {

class PointsTable;
class PointsWorker;

/// Saves and finds scores without making the window wait for a disk or a server.
///
/// A saved game first goes into a local queue and from there into the database. If the database cannot be
/// reached, or refuses, the game stays in the queue; it is tried again with the next game, every minute,
/// after a change of the database, and at the next start. The table has each game only once. [ui-thread]
class PointsService {
public:
    using Status = PointsStatus;
    template <typename T>
    using Callback = std::function<void(const Result<T, PointsError>&)>;

    static constexpr std::chrono::seconds kRetryInterval{60};

    /// Keeps its files in a folder; without one, games wait in memory. Reports every change of the status.
    /// The dispatcher outlives the service. Once a database is set, games that wait are saved at once.
    PointsService(UiDispatcher& dispatcher, const std::optional<std::filesystem::path>& folder,
                  std::function<void(const Status&)> onStatus);
    PointsService(const PointsService&) = delete;
    PointsService& operator=(const PointsService&) = delete;
    /// Waits until every game is in the queue, but not for servers.
    ~PointsService();

    /// Saves to this database from now on. Keeps the password in memory only.
    void use(const PointsDatabase& database, const std::string& password);

    /// Saves to no database from now on: games wait until another is set.
    void useNone();

    /// The present status.
    [[nodiscard]] const Status& status() const noexcept { return status_; }

    /// Saves a game.
    void save(const PointsEntry& entry);

    /// Checks whether the library for a kind of database is installed. The answer comes later.
    void findBackend(PointsDatabase::Kind kind, Callback<void> onDone);

    /// Tests whether a database can be used; the one in use stays. The answer comes later.
    void test(const PointsDatabase& database, const std::string& password, Callback<void> onDone);

    /// Finds games in the database, those saved before included. The answer comes later.
    void find(const PointsQuery& query, Callback<std::vector<PointsEntry>> onDone);

    /// Finds the players in the database. The answer comes later.
    void players(unsigned most, Callback<std::vector<PlayerSummary>> onDone);

    /// Writes the games of a query to a file, as CSV. The answer comes later.
    void exportCsv(const PointsQuery& query, const std::filesystem::path& file, Callback<void> onDone);

    /// Writes the summaries of all players to a file, as CSV. The answer comes later.
    void exportPlayers(const std::filesystem::path& file, Callback<void> onDone);

private:
    void onStatus(const Status& status);
    void deliver();
    void retryLater();
    template <typename T>
    [[nodiscard]] auto whileAlive(Callback<T> callback) const;
    template <typename T>
    void ask(std::function<Result<T, PointsError>(PointsTable&)> question, Callback<T> onDone);

    UiDispatcher& dispatcher_;
    std::function<void(const Status&)> onStatus_;
    Status status_;
    bool isRetryPosted_ = false;
    WeakSelf<PointsService> self_{this};
    std::shared_ptr<UiLink> link_;
    std::shared_ptr<PointsWorker> worker_;
    SerialWorker queueThread_;     ///< writes to the queue: never takes long
    SerialWorker databaseThread_;  ///< uses the database: may take long
};

}  // namespace roque
