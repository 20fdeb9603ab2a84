#include "controller/scores/score_schema.h"

#include <soci/soci.h>

#include <array>
#include <string>

namespace roque {
namespace {

/// What leads from one version of the tables to the next. A step is never changed once it was released; the
/// words are those that all kinds of databases know.
constexpr std::array kSteps{
    "CREATE TABLE roque_games ("
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

/// MySQL has another set of characters by default, and cannot undo changes of tables.
std::string inDialect(const soci::session& session, const char* step) {
    const bool makesTable = std::string_view(step).starts_with("CREATE TABLE");
    if (!makesTable || session.get_backend_name() != "mysql") return step;
    return std::string(step) + " ENGINE = InnoDB CHARACTER SET utf8mb4";
}

/// Tried twice: a database may fail if another program does the same at the same moment.
void makeVersionTable(soci::session& session) {
    const std::string sql = "CREATE TABLE IF NOT EXISTS roque_schema (version INTEGER NOT NULL PRIMARY KEY)";
    try {
        session << sql;
    } catch (const soci::soci_error&) {
        session << sql;
    }
}

int version(soci::session& session) {
    int found = 0;
    session << "SELECT COALESCE(MAX(version), 0) FROM roque_schema", soci::into(found);
    return found;
}

/// Runs one step and notes it, both or neither where the database can do that.
void advance(soci::session& session, int from) {
    soci::transaction transaction(session);
    session << inDialect(session, kSteps[static_cast<std::size_t>(from)]);
    const int now = from + 1;
    session << "INSERT INTO roque_schema (version) VALUES (:version)", soci::use(now);
    transaction.commit();
}

/// Whether a program that did the same at the same time was faster.
bool wasDoneByAnother(soci::session& session, int from) {
    try {
        return version(session) > from;
    } catch (const soci::soci_error&) {
        return false;
    }
}

}  // namespace

bool prepareScoreTables(soci::session& session) {
    makeVersionTable(session);
    while (true) {
        const int now = version(session);
        if (now >= kVersion) return now == kVersion;
        try {
            advance(session, now);
        } catch (const soci::soci_error&) {
            if (!wasDoneByAnother(session, now)) throw;
        }
    }
}

}  // namespace roque
