#pragma once

#include <cstdint>
#include <string>

namespace roque {

/// Where scores are kept. There is no password here: it is asked for, or comes from the desktop's secret
/// store, and is written nowhere.
struct ScoreDatabase {
    enum class Kind : std::uint8_t {
        Embedded,  ///< a file of this program's: needs no server and no setting
        MySql,     ///< MySQL or MariaDB
        PostgreSql,
    };
    Kind kind = Kind::Embedded;
    std::string host = "localhost";
    std::uint16_t port = 0;  ///< 0: the usual one of the kind
    std::string name = "roque";
    std::string user;

    bool operator==(const ScoreDatabase&) const = default;
};

}  // namespace roque
