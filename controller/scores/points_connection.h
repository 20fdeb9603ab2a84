#pragma once

#include <filesystem>
#include <string>

#include "controller/scores/points_database.h"
#include "controller/scores/points_error.h"
#include "model/base/result.h"

namespace roque {

/// A database in SOCI's terms.
struct PointsConnection {
    std::string backend;  ///< SOCI's name of it: "sqlite3", "mysql", "postgresql"
    std::string text;     ///< the connection string; contains the password
};

/// The connection to a database. Quotes everything a person typed, so that none of it can become another
/// parameter. `file` is the file of the embedded database.
[[nodiscard]] Result<PointsConnection, PointsError> connectionTo(const PointsDatabase& database,
                                                                 const std::string& password,
                                                                 const std::filesystem::path& file);

}  // namespace roque
