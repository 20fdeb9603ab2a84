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

/// A file of SQLite's. All functions throw SqliteError. Used by one thread at a time.
class SqliteDatabase {
public:
    /// How long to wait for another process that writes.
    static constexpr std::chrono::milliseconds kPatience{5'000};

    /// Opens a file, or makes it and its folders. With write-ahead logging and a flush at every commit: what
    /// has been committed survives a power cut, and readers never wait for a writer.
    explicit SqliteDatabase(const std::filesystem::path& file);

    /// Brings the tables up to date: runs the steps that this file has not seen yet, all or none of them. It
    /// remembers how many it has seen; more than there are means Kind::Newer.
    void migrate(std::span<const char* const> steps);

    /// Throws Kind::Damaged unless the whole file is in order. Reads all of it.
    void check();

    /// Runs one or more statements without parameters and results.
    void execute(const char* sql);
    [[nodiscard]] SqliteStatement prepare(std::string_view sql);

    /// How many rows the last statement that ran has changed.
    [[nodiscard]] int changes() const noexcept;

private:
    struct Close {
        void operator()(sqlite3* database) const noexcept;
    };

    [[nodiscard]] std::int64_t single(std::string_view sql);

    std::unique_ptr<sqlite3, Close> database_;
};

/// All or nothing: what is not committed when this ends has not happened.
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

/// Gives the file of a database another name, and what belongs to it as well; returns the name.
std::filesystem::path setDatabaseAside(const std::filesystem::path& file);

/// Opens a database and brings its tables up to date. A file that is damaged or of a newer version gets
/// another name, with what belongs to it, and a new one takes its place; `onSetAside` is told of the new
/// name.
[[nodiscard]] SqliteDatabase openOrSetAside(
    const std::filesystem::path& file, std::span<const char* const> steps,
    const std::function<void(const SqliteError&, const std::filesystem::path& keptAs)>& onSetAside);

}  // namespace roque
