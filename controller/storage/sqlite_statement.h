#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

struct sqlite3_stmt;

namespace roque {

/// A prepared statement of a SqliteDatabase, which outlives it. Parameters and columns count from 0.
class SqliteStatement {
public:
    /// Sets a parameter for the next run.
    SqliteStatement& bind(int parameter, std::int64_t value);
    SqliteStatement& bind(int parameter, std::string_view value);

    /// Advances to the next row. Returns false after the last; the statement can then run again.
    [[nodiscard]] bool next();
    /// Runs a statement that returns no rows.
    void run();

    [[nodiscard]] std::int64_t integer(int column) const;
    [[nodiscard]] std::string text(int column) const;

private:
    friend class SqliteDatabase;
    struct Finalize {
        void operator()(sqlite3_stmt* statement) const noexcept;
    };

    explicit SqliteStatement(sqlite3_stmt* statement) : statement_(statement) {}

    std::unique_ptr<sqlite3_stmt, Finalize> statement_;
};

}  // namespace roque
