#include "controller/storage/sqlite_failure.h"

#include <sqlite3.h>

namespace roque {
namespace {

SqliteError::Kind kindOf(int code) noexcept {
    constexpr int kPrimary = 0xff;
    switch (code & kPrimary) {
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
            return SqliteError::Kind::Busy;
        case SQLITE_FULL:
        case SQLITE_IOERR:
            return SqliteError::Kind::Full;
        case SQLITE_READONLY:
        case SQLITE_PERM:
            return SqliteError::Kind::ReadOnly;
        case SQLITE_CANTOPEN:
            return SqliteError::Kind::CannotOpen;
        case SQLITE_CORRUPT:
        case SQLITE_NOTADB:
        case SQLITE_SCHEMA:
        case SQLITE_ERROR:  // our statements are valid, so the tables are wrong
            return SqliteError::Kind::Damaged;
        default:
            return SqliteError::Kind::Other;
    }
}

}  // namespace

SqliteError failureOf(int code, sqlite3* database) {
    const char* const text = database == nullptr ? ::sqlite3_errstr(code) : ::sqlite3_errmsg(database);
    return {kindOf(code), Message::verbatim(text)};
}

void throwOnFailure(int code, sqlite3* database) {
    if (code != SQLITE_OK) throw failureOf(code, database);
}

}  // namespace roque
