#include "controller/storage/sqlite_statement.h"

#include <sqlite3.h>

#include "controller/storage/sqlite_failure.h"

namespace roque {

void SqliteStatement::Finalize::operator()(sqlite3_stmt* statement) const noexcept {
    ::sqlite3_finalize(statement);
}

SqliteStatement& SqliteStatement::bind(int parameter, std::int64_t value) {
    throwOnFailure(::sqlite3_bind_int64(statement_.get(), parameter + 1, value),
                   ::sqlite3_db_handle(statement_.get()));
    return *this;
}

SqliteStatement& SqliteStatement::bind(int parameter, std::string_view value) {
    const sqlite3_destructor_type copies = SQLITE_TRANSIENT;
    throwOnFailure(::sqlite3_bind_text64(statement_.get(), parameter + 1, value.data(), value.size(), copies,
                                         SQLITE_UTF8),
                   ::sqlite3_db_handle(statement_.get()));
    return *this;
}

bool SqliteStatement::next() {
    const int code = ::sqlite3_step(statement_.get());
    if (code == SQLITE_ROW) return true;
    ::sqlite3* const database = ::sqlite3_db_handle(statement_.get());
    if (code != SQLITE_DONE) {
        const SqliteError error = failureOf(code, database);
        ::sqlite3_reset(statement_.get());
        throw error;
    }
    ::sqlite3_reset(statement_.get());
    return false;
}

void SqliteStatement::run() {
    while (next()) {
    }
}

std::int64_t SqliteStatement::integer(int column) const {
    return ::sqlite3_column_int64(statement_.get(), column);
}

std::string SqliteStatement::text(int column) const {
    const void* const bytes = ::sqlite3_column_blob(statement_.get(), column);
    const int size = ::sqlite3_column_bytes(statement_.get(), column);
    return bytes == nullptr ? std::string()
                            : std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(size));
}

}  // namespace roque
