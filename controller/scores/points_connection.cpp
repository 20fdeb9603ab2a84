#include "controller/scores/points_connection.h"

#include <algorithm>

#include <fmt/format.h>

namespace roque {
namespace {

using Kind = PointsError::Kind;

constexpr int kSecondsToConnect = 5;
constexpr int kSecondsToAnswer = 10;

/// Quotes a value of a MySQL connection string, as SOCI expects it.
std::string quoted(const std::string& value) {
    std::string text = "'";
    for (const char letter : value) {
        if (letter == '\'' || letter == '\\') text += '\\';
        text += letter;
    }
    return text + "'";
}

/// Percent-encodes a part of a URI (RFC 3986, section 2.1).
std::string encoded(const std::string& value) {
    std::string text;
    for (const char letter : value) {
        const auto byte = static_cast<unsigned char>(letter);
        const bool isPlain =
            (byte >= '0' && byte <= '9') || (byte >= 'A' && byte <= 'Z') || (byte >= 'a' && byte <= 'z');
        if (isPlain)
            text += letter;
        else
            text += fmt::format("%{:02X}", byte);
    }
    return text;
}

bool hasControlCharacter(const std::string& text) {
    return std::ranges::any_of(text, [](char letter) { return static_cast<unsigned char>(letter) < ' '; });
}

/// SOCI takes a text without '=' for the file's name, whatever else it contains.
Result<PointsConnection, PointsError> embedded(const std::string& file) {
    if (file.find('=') == std::string::npos) return PointsConnection{"sqlite3", file};
    if (file.find('"') == std::string::npos)
        return PointsConnection{"sqlite3", fmt::format("db=\"{}\"", file)};
    return PointsError{Kind::BadSetting,
                       ROQUE_MESSAGE("The path of the database may not contain both = and \"")};
}

/// The host; a path is a local socket. MySQL's library treats "localhost" as a socket too, which has no port.
std::string mySqlHost(const PointsDatabase& database) {
    if (database.host.starts_with('/')) return "unix_socket=" + quoted(database.host);
    const bool isPortOfThisMachine = database.host == "localhost" && database.port != 0;
    return "host=" + quoted(isPortOfThisMachine ? "127.0.0.1" : database.host);
}

std::string mySqlText(const PointsDatabase& database, const std::string& password) {
    std::string text =
        fmt::format("{} db={} user={} charset=utf8mb4 connect_timeout={} read_timeout={} write_timeout={}",
                    mySqlHost(database), quoted(database.name), quoted(database.user), kSecondsToConnect,
                    kSecondsToAnswer, kSecondsToAnswer);
    if (database.port != 0) text += fmt::format(" port={}", database.port);
    if (!password.empty()) text += " password=" + quoted(password);
    return text;
}

/// The connection as a URI: without blanks and quotes, which SOCI would parse in its own way.
std::string postgreSqlText(const PointsDatabase& database, const std::string& password) {
    std::string text = fmt::format(
        "postgresql://?host={}&dbname={}&user={}&client_encoding=UTF8&application_name=roque"
        "&connect_timeout={}&tcp_user_timeout={}&options={}",
        encoded(database.host), encoded(database.name), encoded(database.user), kSecondsToConnect,
        kSecondsToAnswer * 1000,
        encoded(
            fmt::format("-c statement_timeout={} -c client_min_messages=warning", kSecondsToAnswer * 1000)));
    if (database.port != 0) text += fmt::format("&port={}", database.port);
    if (!password.empty()) text += "&password=" + encoded(password);
    return text;
}

}  // namespace

Result<PointsConnection, PointsError> connectionTo(const PointsDatabase& database,
                                                   const std::string& password,
                                                   const std::filesystem::path& file) {
    if (database.kind == PointsDatabase::Kind::Embedded) return embedded(file.string());
    if (database.host.empty())
        return PointsError{Kind::BadSetting, ROQUE_MESSAGE("The database needs a server")};
    if (database.name.empty())
        return PointsError{Kind::BadSetting, ROQUE_MESSAGE("The database needs a name")};
    if (database.user.empty())
        return PointsError{Kind::BadSetting, ROQUE_MESSAGE("The database needs a user")};
    for (const std::string& text : {database.host, database.name, database.user, password}) {
        if (hasControlCharacter(text))
            return PointsError{
                Kind::BadSetting,
                ROQUE_MESSAGE("Server, database, user and password may have no control characters")};
    }
    if (database.kind == PointsDatabase::Kind::MySql)
        return PointsConnection{"mysql", mySqlText(database, password)};
    return PointsConnection{"postgresql", postgreSqlText(database, password)};
}

}  // namespace roque
