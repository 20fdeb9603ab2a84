#include "controller/scores/points_table.h"

#include <charconv>
#include <map>
#include <typeinfo>

#include <fmt/format.h>
#include <soci/soci.h>

#include "controller/scores/points_connection.h"
#include "controller/scores/points_schema.h"
#include "controller/storage/sqlite_database.h"
#include "controller/storage/time_text.h"
#include "controller/threads/mutex.h"

namespace roque {
namespace {

using Kind = PointsError::Kind;

constexpr const char* kColumns =
    "id, ended_at, white_name, black_name, white_points, black_points, result, termination, variant, plies";

/// The Debian package of a backend.
const char* packageOf(const std::string& backend) noexcept {
    if (backend == "mysql") return "libsoci-mysql4.0";
    if (backend == "postgresql") return "libsoci-postgresql4.0";
    return "libsoci-sqlite3-4.0";
}

/// Loads a backend, for the life of the process: the database libraries leave state behind that does not
/// survive unloading.
Result<void, PointsError> loadBackend(const std::string& backend) {
    static Mutex mutex;
    static std::map<std::string, soci::connection_parameters> loaded ROQUE_GUARDED_BY(mutex);
    const MutexLock lock(mutex);
    try {
        if (!loaded.contains(backend)) loaded.emplace(backend, soci::connection_parameters(backend, ""));
        return {};
    } catch (const soci::soci_error&) {
        return PointsError{
            Kind::NoBackend,
            ROQUE_MESSAGE("The library for this kind of database is missing (Debian package {0})",
                          packageOf(backend))};
    }
}

/// A database's message as a single line; empty if it contains the password.
std::string tidyMessage(const std::string& message, const std::string& password) {
    if (!password.empty() && message.find(password) != std::string::npos) return "";
    std::string line;
    for (const char letter : message) line += static_cast<unsigned char>(letter) < ' ' ? ' ' : letter;
    while (line.ends_with(' ') || line.ends_with('.')) line.pop_back();
    return line;
}

/// Looks at the text, since SOCI passes on no error code of either library.
bool isAboutPassword(const std::string& message) {
    for (const char* const words : {"Access denied", "authentication failed", "no password supplied"}) {
        if (message.find(words) != std::string::npos) return true;
    }
    return false;
}

PointsError connectError(const soci::soci_error& error, const std::string& password) {
    const std::string message = error.get_error_message();
    const Kind kind = isAboutPassword(message) ? Kind::Refused : Kind::CannotConnect;
    const std::string said = tidyMessage(message, password);
    return {kind, said.empty() ? ROQUE_MESSAGE("The database cannot be reached")
                               : ROQUE_MESSAGE("The database cannot be reached: {0}", said)};
}

PointsError failure(const soci::soci_error& error) {
    return {Kind::Failed,
            ROQUE_MESSAGE("The database reports: {0}", tidyMessage(error.get_error_message(), ""))};
}

/// Runs an action and turns exceptions into errors.
template <typename Action>
auto guarded(Action action) -> Result<decltype(action()), PointsError> {
    try {
        if constexpr (std::is_void_v<decltype(action())>) {
            action();
            return {};
        } else {
            return action();
        }
    } catch (const soci::soci_error& error) {
        return failure(error);
    } catch (const std::bad_cast&) {  // SOCI's exception for a column of an unexpected type
        return PointsError{
            Kind::Failed, ROQUE_MESSAGE("The scores have a column of another type than they were made with")};
    }
}

PointsEntry entryOf(const soci::row& row) {
    PointsEntry entry;
    entry.id = row.get<std::string>(0);
    entry.ended = parseTime(row.get<std::string>(1));
    entry.names = {row.get<std::string>(2), row.get<std::string>(3)};
    entry.points = {row.get<int>(4), row.get<int>(5)};
    entry.result = parseGameResult(row.get<std::string>(6)).value_or(GameResult::Unknown);
    entry.termination = parseTermination(row.get<std::string>(7));
    entry.variant = parseVariant(row.get<std::string>(8));
    entry.plies = static_cast<unsigned>(row.get<int>(9));
    return entry;
}

/// A pattern for LIKE with the escape character '!'.
std::string patternOf(const std::string& part) {
    std::string pattern = "%";
    for (const char letter : part) {
        if (letter == '%' || letter == '_' || letter == '!') pattern += '!';
        pattern += letter;
    }
    return pattern + "%";
}

/// The SQL condition that the name in a column matches a parameter.
std::string conditionOf(PointsQuery::Match match, const char* column, const char* parameter) {
    if (match == PointsQuery::Match::Whole) return fmt::format("{} = {}", column, parameter);
    return fmt::format("LOWER({}) LIKE LOWER({}) ESCAPE '!'", column, parameter);
}

/// A number from SOCI: databases give sums and counts different types.
double number(const soci::row& row, std::size_t column) {
    switch (row.get_properties(column).get_data_type()) {
        case soci::dt_double:
            return row.get<double>(column);
        case soci::dt_integer:
            return row.get<int>(column);
        case soci::dt_long_long:
            return static_cast<double>(row.get<long long>(column));
        case soci::dt_unsigned_long_long:
            return static_cast<double>(row.get<unsigned long long>(column));
        default:
            break;
    }
    const auto text = row.get<std::string>(column);
    double value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

unsigned count(const soci::row& row, std::size_t column) {
    return static_cast<unsigned>(number(row, column));
}

}  // namespace

PointsTable::PointsTable(std::unique_ptr<soci::session> session) : session_(std::move(session)) {}
PointsTable::PointsTable(PointsTable&& other) noexcept = default;
PointsTable& PointsTable::operator=(PointsTable&& other) noexcept = default;
PointsTable::~PointsTable() = default;

Result<void, PointsError> PointsTable::findBackend(PointsDatabase::Kind kind) {
    if (kind == PointsDatabase::Kind::Embedded) return loadBackend("sqlite3");
    return loadBackend(kind == PointsDatabase::Kind::MySql ? "mysql" : "postgresql");
}

Result<PointsTable, PointsError> PointsTable::open(const PointsDatabase& database,
                                                   const std::string& password,
                                                   const std::filesystem::path& file) {
    auto connection = connectionTo(database, password, file);
    if (!connection) return std::move(connection).error();
    if (auto loaded = loadBackend(connection->backend); !loaded) return std::move(loaded).error();
    try {
        auto session = std::make_unique<soci::session>(connection->backend, connection->text);
        if (database.kind == PointsDatabase::Kind::Embedded)
            *session << fmt::format("PRAGMA busy_timeout = {}", SqliteDatabase::kPatience.count());
        if (!preparePointsTables(*session))
            return PointsError{Kind::Newer,
                               ROQUE_MESSAGE("The scores are those of a newer version of the program")};
        return PointsTable(std::move(session));
    } catch (const soci::soci_error& error) {
        return connectError(error, password);
    }
}

bool PointsTable::contains(const std::string& id) {
    int found = 0;
    *session_ << "SELECT COUNT(*) FROM roque_games WHERE id = :id", soci::use(id), soci::into(found);
    return found > 0;
}

void PointsTable::insert(const PointsEntry& entry) {
    const std::string ended = toText(entry.ended);
    const std::string result(toString(entry.result));
    const std::string termination(toText(entry.termination));
    const std::string variant(toText(entry.variant));
    const int plies = static_cast<int>(entry.plies);
    *session_ << fmt::format("INSERT INTO roque_games ({}) VALUES (:a, :b, :c, :d, :e, :f, :g, :h, :i, :j)",
                             kColumns),
        soci::use(entry.id), soci::use(ended), soci::use(entry.names[Color::White]),
        soci::use(entry.names[Color::Black]), soci::use(entry.points[Color::White]),
        soci::use(entry.points[Color::Black]), soci::use(result), soci::use(termination), soci::use(variant),
        soci::use(plies);
}

Result<void, PointsError> PointsTable::add(const PointsEntry& entry) {
    return guarded([&] {
        if (contains(entry.id)) return;
        try {
            insert(entry);
        } catch (const soci::soci_error&) {
            if (!contains(entry.id)) throw;  // otherwise another program has added it
        }
    });
}

Result<std::vector<PointsEntry>, PointsError> PointsTable::find(const PointsQuery& query) {
    return guarded([&] {
        const bool isPart = query.match == PointsQuery::Match::Part;
        const std::string name = isPart ? patternOf(query.player) : query.player;
        const std::string points = fmt::format(
            "CASE WHEN NOT ({}) THEN white_points WHEN NOT ({}) THEN black_points"
            " WHEN white_points > black_points THEN white_points ELSE black_points END",
            conditionOf(query.match, "black_name", ":a"), conditionOf(query.match, "white_name", ":b"));
        const std::string sql = fmt::format(
            "SELECT {}, {} AS points FROM roque_games WHERE {} OR {}"
            " ORDER BY {} ended_at DESC, id LIMIT {} OFFSET {}",
            kColumns, points, conditionOf(query.match, "white_name", ":c"),
            conditionOf(query.match, "black_name", ":d"),
            query.order == PointsQuery::Order::Best ? "points DESC," : "", query.most, query.leaveOut);
        const soci::rowset<soci::row> rows =
            (session_->prepare << sql, soci::use(name), soci::use(name), soci::use(name), soci::use(name));
        std::vector<PointsEntry> entries;
        for (const soci::row& row : rows) entries.push_back(entryOf(row));
        return entries;
    });
}

Result<std::vector<PlayerSummary>, PointsError> PointsTable::players(unsigned most) {
    return guarded([&] {
        const soci::rowset<soci::row> rows =
            (session_->prepare << fmt::format(
                 "SELECT name, COUNT(*), SUM(win), SUM(draw), MAX(points), AVG(points) FROM ("
                 "SELECT white_name AS name, white_points AS points,"
                 " CASE WHEN result = '1-0' THEN 1 ELSE 0 END AS win,"
                 " CASE WHEN result = '1/2-1/2' THEN 1 ELSE 0 END AS draw FROM roque_games"
                 " UNION ALL SELECT black_name, black_points, CASE WHEN result = '0-1' THEN 1 ELSE 0 END,"
                 " CASE WHEN result = '1/2-1/2' THEN 1 ELSE 0 END FROM roque_games) AS sides"
                 " GROUP BY name ORDER BY MAX(points) DESC, name LIMIT {}",
                 most));
        std::vector<PlayerSummary> players;
        for (const soci::row& row : rows) {
            players.push_back({row.get<std::string>(0), count(row, 1), count(row, 2), count(row, 3),
                               static_cast<int>(number(row, 4)), number(row, 5)});
        }
        return players;
    });
}

}  // namespace roque
