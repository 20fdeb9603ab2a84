#pragma once

#include "controller/storage/sqlite_error.h"

struct sqlite3;

// Converts SQLite's result codes to SqliteError.
namespace roque {

/// The error for a result code other than SQLITE_OK.
[[nodiscard]] SqliteError failureOf(int code, sqlite3* database);

/// Throws the error for a result code, unless it is SQLITE_OK.
void throwOnFailure(int code, sqlite3* database);

}  // namespace roque
