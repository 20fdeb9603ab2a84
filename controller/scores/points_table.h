#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "controller/scores/points_database.h"
#include "controller/scores/points_entry.h"
#include "controller/scores/points_error.h"
#include "controller/scores/points_query.h"
#include "model/base/result.h"

namespace soci {
class session;
}

namespace roque {

/// The table of scores in a database of any kind. Every function may wait for the database for some seconds.
/// Used by one thread at a time.
class PointsTable {
public:
    /// Checks whether the library for a kind of database is installed. If not, the error names its Debian
    /// package.
    [[nodiscard]] static Result<void, PointsError> findBackend(PointsDatabase::Kind kind);

    /// Connects, and creates or updates the tables. `file` is the file of the embedded database.
    [[nodiscard]] static Result<PointsTable, PointsError> open(const PointsDatabase& database,
                                                               const std::string& password,
                                                               const std::filesystem::path& file);
    PointsTable(PointsTable&& other) noexcept;
    PointsTable& operator=(PointsTable&& other) noexcept;
    ~PointsTable();

    /// Saves a game, unless it is there already.
    Result<void, PointsError> add(const PointsEntry& entry);

    [[nodiscard]] Result<std::vector<PointsEntry>, PointsError> find(const PointsQuery& query);

    /// The players, ordered by their best games.
    [[nodiscard]] Result<std::vector<PlayerSummary>, PointsError> players(unsigned most);

private:
    explicit PointsTable(std::unique_ptr<soci::session> session);

    [[nodiscard]] bool contains(const std::string& id);
    void insert(const PointsEntry& entry);

    std::unique_ptr<soci::session> session_;
};

}  // namespace roque
