#pragma once

#include <cstdint>
#include <string>

namespace roque {

/// The database that keeps the scores. It has no password here: the password comes from the person or the
/// desktop's secret store, and is never written to a file.
struct PointsDatabase {
    enum class Kind : std::uint8_t {
        Embedded,  ///< a file of this program: needs neither server nor settings
        MySql,     ///< MySQL or MariaDB
        PostgreSql,
    };
    Kind kind = Kind::Embedded;
    std::string host = "localhost";
    std::uint16_t port = 0;  ///< 0: the default port of the kind
    std::string name = "roque";
    std::string user;

    bool operator==(const PointsDatabase&) const = default;
};

}  // namespace roque
