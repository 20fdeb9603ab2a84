#pragma once

#include <cstdint>
#include <string>

namespace roque {

/// Why scores could not be read or saved.
struct ScoreError {
    enum class Kind : std::uint8_t {
        NoFolder,       ///< there is no place for files
        NoBackend,      ///< a library for this kind of database is not installed
        BadSetting,     ///< what was set cannot name a database
        CannotConnect,  ///< the server, or the file, cannot be reached
        Refused,        ///< the server does not accept user and password
        Damaged,        ///< the embedded database was, and has been kept under another name
        Newer,          ///< a newer version of the program made the tables
        Failed,         ///< the database did not do what it was told
    };
    Kind kind;
    std::string text;  ///< one English sentence without a full stop; never contains a password

    bool operator==(const ScoreError&) const = default;
};

}  // namespace roque
