#include "controller/scores/points_schema.h"

#include <array>
#include <chrono>
#include <string>
#include <thread>

#include <soci/soci.h>

namespace roque {
namespace {

/// The steps from each version of the tables to the next. A released step never changes. They use only SQL
/// that every kind of database knows.
constexpr std::array kSteps{
    "CREATE TABLE IF NOT EXISTS roque_games ("
    " id VARCHAR(36) NOT NULL PRIMARY KEY,"
    " ended_at VARCHAR(20) NOT NULL,"
    " white_name VARCHAR(200) NOT NULL,"
    " black_name VARCHAR(200) NOT NULL,"
    " white_points INTEGER NOT NULL,"
    " black_points INTEGER NOT NULL,"
    " result VARCHAR(7) NOT NULL,"
    " termination VARCHAR(24) NOT NULL,"
    " variant VARCHAR(10) NOT NULL,"
    " plies INTEGER NOT NULL)",
    "CREATE INDEX roque_games_by_end ON roque_games (ended_at)",
};
constexpr int kVersion = static_cast<int>(kSteps.size());
/// How long to wait for another program that does the same.
constexpr std::chrono::seconds kPatience{2};
constexpr std::chrono::milliseconds kPause{50};

/// MySQL has another default character set, and cannot roll back changes of tables.
std::string inDialect(const soci::session& session, const char* step) {
    const bool makesTable = std::string_view(step).starts_with("CREATE TABLE");
    if (!makesTable || session.get_backend_name() != "mysql") return step;
    return std::string(step) + " ENGINE = InnoDB CHARACTER SET utf8mb4";
}

int version(soci::session& session) {
    int found = 0;
    session << "SELECT COALESCE(MAX(version), 0) FROM roque_schema", soci::into(found);
    return found;
}

/// Whether a step was already done by a program that died before it could record that. MySQL cannot roll it
/// back.
bool wasDoneBefore(const soci::soci_error& error) {
    return error.get_error_message().find("Duplicate key name") != std::string::npos;
}

void run(soci::session& session, const char* step) {
    try {
        session << inDialect(session, step);
    } catch (const soci::soci_error& error) {
        if (!wasDoneBefore(error)) throw;
    }
}

/// Runs the next step, if there is one, and records it; in one transaction if the database supports that.
void advance(soci::session& session) {
    soci::transaction transaction(session);
    const int now = version(session) + 1;
    if (now > kVersion) return;
    run(session, kSteps[static_cast<std::size_t>(now - 1)]);
    session << "INSERT INTO roque_schema (version) VALUES (:version)", soci::use(now);
    transaction.commit();
}

}  // namespace

bool preparePointsTables(soci::session& session) {
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while (true) {
        try {
            session << "CREATE TABLE IF NOT EXISTS roque_schema (version INTEGER NOT NULL PRIMARY KEY)";
            while (version(session) < kVersion) advance(session);
            return version(session) == kVersion;
        } catch (const soci::soci_error&) {
            // Another program may be doing the same, and the database admits only one.
            if (std::chrono::steady_clock::now() > end) throw;
            std::this_thread::sleep_for(kPause);
        }
    }
}

}  // namespace roque
