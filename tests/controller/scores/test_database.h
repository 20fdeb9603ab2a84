#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "controller/scores/score_database.h"

namespace roque::test {

/// A database that a test may do anything to.
struct TestDatabase {
    ScoreDatabase database;
    std::string password;
    std::filesystem::path file;  ///< of the embedded one
    std::string absence;         ///< why there is none, if so
};

/// The names of the databases that a program of tests tries.
[[nodiscard]] std::vector<std::string> testDatabaseNames();

/// The database of a name, without any tables. The server, if it is one, runs until the program ends.
[[nodiscard]] TestDatabase freshTestDatabase(const std::string& name);

/// Ends the server of a database that has been asked for, in the middle of whatever it does.
void stopTestServer(const std::string& name);
/// Starts it again; what had been saved is there.
void restartTestServer(const std::string& name);

}  // namespace roque::test
