#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "controller/scores/score_database.h"
#include "controller/scores/points_entry.h"
#include "controller/scores/score_error.h"
#include "controller/scores/score_query.h"
#include "model/base/result.h"

namespace soci {
class session;
}

namespace roque {

/// The table of scores in a database of any kind. Every call may wait for the database for some seconds; used
/// by one thread at a time.
class ScoreTable {
public:
    /// Whether the library for a kind of database is there; else which Debian package brings it.
    [[nodiscard]] static Result<void, ScoreError> findBackend(ScoreDatabase::Kind kind);

    /// Connects, and makes the tables or brings them up to date. `file` is that of the embedded database.
    [[nodiscard]] static Result<ScoreTable, ScoreError> open(const ScoreDatabase& database,
                                                             const std::string& password,
                                                             const std::filesystem::path& file);
    ScoreTable(ScoreTable&& other) noexcept;
    ScoreTable& operator=(ScoreTable&& other) noexcept;
    ~ScoreTable();

    /// Saves a game, unless it is there already.
    Result<void, ScoreError> add(const ScoreEntry& entry);

    [[nodiscard]] Result<std::vector<ScoreEntry>, ScoreError> find(const ScoreQuery& query);

    /// Everybody who has played, those with the best game first.
    [[nodiscard]] Result<std::vector<PlayerSummary>, ScoreError> players(unsigned most);

private:
    explicit ScoreTable(std::unique_ptr<soci::session> session);

    [[nodiscard]] bool contains(const std::string& id);
    void insert(const ScoreEntry& entry);

    std::unique_ptr<soci::session> session_;
};

}  // namespace roque
