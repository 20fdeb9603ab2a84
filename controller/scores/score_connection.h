#pragma once

#include <filesystem>
#include <string>

#include "controller/scores/score_database.h"
#include "controller/scores/score_error.h"
#include "model/base/result.h"

namespace roque {

/// How SOCI is told of a database.
struct ScoreConnection {
    std::string backend;  ///< of SOCI: "sqlite3", "mysql", "postgresql"
    std::string text;     ///< the connection string; contains the password
};

/// The connection to a database. Everything that comes from a person is quoted; nothing of it can become
/// another parameter. `file` is that of the embedded database.
[[nodiscard]] Result<ScoreConnection, ScoreError> connectionTo(const ScoreDatabase& database,
                                                               const std::string& password,
                                                               const std::filesystem::path& file);

}  // namespace roque
