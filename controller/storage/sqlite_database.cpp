#include "controller/storage/sqlite_database.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include "controller/storage/file_descriptor.h"
#include "controller/storage/files.h"
#include "controller/storage/sqlite_failure.h"

namespace roque {
namespace {

namespace fs = std::filesystem;

/// Creates the file for the owner only; SQLite would let everybody read it.
void makeFile(const fs::path& file) {
    static_cast<void>(
        makePrivateFolders(file.parent_path()).has_value());  // SQLite reports that it is missing
    const FileDescriptor made(::open(file.c_str(), O_CREAT | O_RDWR | O_CLOEXEC, 0600));
}

SqliteDatabase openAndMigrate(const fs::path& file, std::span<const char* const> steps) {
    SqliteDatabase database(file);
    database.check();
    database.migrate(steps);
    return database;
}

bool isHopeless(const SqliteError& error) noexcept {
    return error.kind() == SqliteError::Kind::Damaged || error.kind() == SqliteError::Kind::Newer;
}

}  // namespace

void SqliteDatabase::Close::operator()(sqlite3* database) const noexcept {
    ::sqlite3_close_v2(database);
}

SqliteDatabase::SqliteDatabase(const fs::path& file) {
    makeFile(file);
    sqlite3* database = nullptr;
    constexpr int kFlags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE;
    const int code = ::sqlite3_open_v2(file.c_str(), &database, kFlags, nullptr);
    database_.reset(database);
    throwOnFailure(code, database);
    ::sqlite3_busy_timeout(database, static_cast<int>(kPatience.count()));
    execute(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA trusted_schema = OFF;"
        "PRAGMA cell_size_check = ON");
}

void SqliteDatabase::migrate(std::span<const char* const> steps) {
    const auto known = static_cast<std::int64_t>(steps.size());
    if (single("PRAGMA user_version") == known) return;
    SqliteTransaction transaction(*this);  // in case another process does the same
    const std::int64_t seen = single("PRAGMA user_version");
    if (seen < 0 || seen > known)
        throw SqliteError(SqliteError::Kind::Newer,
                          ROQUE_MESSAGE("it has version {0}, this program knows {1}", seen, known));
    for (const char* const step : steps.subspan(static_cast<std::size_t>(seen))) execute(step);
    execute(fmt::format("PRAGMA user_version = {}", known).c_str());
    transaction.commit();
}

void SqliteDatabase::check() {
    SqliteStatement statement = prepare("PRAGMA quick_check(1)");
    if (!statement.next() || statement.text(0) == "ok") return;
    throw SqliteError(SqliteError::Kind::Damaged, Message::verbatim(statement.text(0)));
}

void SqliteDatabase::execute(const char* sql) {
    throwOnFailure(::sqlite3_exec(database_.get(), sql, nullptr, nullptr, nullptr), database_.get());
}

SqliteStatement SqliteDatabase::prepare(std::string_view sql) {
    sqlite3_stmt* statement = nullptr;
    throwOnFailure(
        ::sqlite3_prepare_v2(database_.get(), sql.data(), static_cast<int>(sql.size()), &statement, nullptr),
        database_.get());
    return SqliteStatement(statement);
}

int SqliteDatabase::changes() const noexcept {
    return ::sqlite3_changes(database_.get());
}

std::int64_t SqliteDatabase::single(std::string_view sql) {
    SqliteStatement statement = prepare(sql);
    return statement.next() ? statement.integer(0) : 0;
}

SqliteTransaction::~SqliteTransaction() {
    if (!isOpen_) return;
    try {
        database_.execute("ROLLBACK");
    } catch (const SqliteError&) {
        // SQLite has rolled back by itself, for example because the disk is full.
    }
}

void SqliteTransaction::commit() {
    database_.execute("COMMIT");
    isOpen_ = false;
}

fs::path setDatabaseAside(const fs::path& file) {
    auto aside = setAside(file);
    if (!aside) throw SqliteError(SqliteError::Kind::CannotOpen, aside.error().describe());
    for (const char* const companion : {"-wal", "-shm"}) {
        std::error_code ignored;
        fs::rename(file.string() + companion, aside->string() + companion, ignored);
    }
    return *aside;
}

SqliteDatabase openOrSetAside(const fs::path& file, std::span<const char* const> steps,
                              const std::function<void(const SqliteError&, const fs::path&)>& onSetAside) {
    try {
        return openAndMigrate(file, steps);
    } catch (const SqliteError& error) {
        if (!isHopeless(error)) throw;
        onSetAside(error, setDatabaseAside(file));
    }
    return openAndMigrate(file, steps);
}

}  // namespace roque
