#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <span>
#include <string_view>

#include "controller/storage/sqlite_error.h"
#include "controller/storage/sqlite_statement.h"

struct sqlite3;

namespace roque {

/// An SQLite database file. All functions throw SqliteError. Used by one thread at a time.
class SqliteDatabase {
public:
    /// How long to wait while another process writes.
    static constexpr std::chrono::milliseconds kPatience{5'000};

    /// Opens a file; creates it and its folders if missing. Uses write-ahead logging and flushes at every
    /// commit: committed data survives a power cut, and readers never wait for a writer.
    explicit SqliteDatabase(const std::filesystem::path& file);

    /// Brings the tables up to date: runs the steps this file has not seen yet, all or none of them. The file
    /// records how many it has seen; if it has seen more than there are, throws Kind::Newer.
    void migrate(std::span<const char* const> steps);

    /// Checks the whole file. Throws Kind::Damaged if it is corrupt.
    void check();

    /// Runs one or more statements without parameters and results.
    void execute(const char* sql);
    [[nodiscard]] SqliteStatement prepare(std::string_view sql);

    /// How many rows the last statement changed.
    [[nodiscard]] int changes() const noexcept;

private:
    struct Close {
        void operator()(sqlite3* database) const noexcept;
    };

    [[nodiscard]] std::int64_t single(std::string_view sql);

    std::unique_ptr<sqlite3, Close> database_;
};

/// A transaction: rolls back when destroyed, unless it was committed.
class SqliteTransaction {
public:
    explicit SqliteTransaction(SqliteDatabase& database) : database_(database) {
        database_.execute("BEGIN IMMEDIATE");
    }
    SqliteTransaction(const SqliteTransaction&) = delete;
    SqliteTransaction& operator=(const SqliteTransaction&) = delete;
    ~SqliteTransaction();

    void commit();

private:
    SqliteDatabase& database_;
    bool isOpen_ = true;
};

/// Renames a database file with its write-ahead log, and returns the new name.
std::filesystem::path setDatabaseAside(const std::filesystem::path& file);

/// Opens a database and brings its tables up to date. A file that is damaged or of a newer version is renamed
/// and replaced by a new one; `onSetAside` gets its new name.
[[nodiscard]] SqliteDatabase openOrSetAside(
    const std::filesystem::path& file, std::span<const char* const> steps,
    const std::function<void(const SqliteError&, const std::filesystem::path& keptAs)>& onSetAside);

}  // namespace roque
