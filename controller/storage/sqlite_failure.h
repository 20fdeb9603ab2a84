#pragma once

#include "controller/storage/sqlite_error.h"

struct sqlite3;

// SQLite's result codes as errors of ours.
namespace roque {

/// The error that a result code other than SQLITE_OK stands for.
[[nodiscard]] SqliteError failureOf(int code, sqlite3* database);

/// Throws it, unless the code is SQLITE_OK.
void throwOnFailure(int code, sqlite3* database);

}  // namespace roque
