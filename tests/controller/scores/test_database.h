#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "controller/scores/points_database.h"

namespace roque::test {

/// A database that a test may change at will.
struct TestDatabase {
    PointsDatabase database;
    std::string password;
    std::filesystem::path file;  ///< of the embedded one
    std::string absence;         ///< why there is none, if there is none
};

/// The names of the databases that a test program tries.
[[nodiscard]] std::vector<std::string> testDatabaseNames();

/// The database with a name, without any tables. A server runs until the program ends.
[[nodiscard]] TestDatabase freshTestDatabase(const std::string& name);

/// Ends the server of a requested database, in the middle of its work.
void stopTestServer(const std::string& name);
/// Starts it again, with its data.
void restartTestServer(const std::string& name);

}  // namespace roque::test
