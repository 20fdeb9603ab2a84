#pragma once

#include <cstdint>

#include "model/base/message.h"

namespace roque {

/// Why scores could not be read or saved.
struct PointsError {
    enum class Kind : std::uint8_t {
        NoFolder,       ///< there is no folder for files
        NoBackend,      ///< the library for this kind of database is not installed
        BadSetting,     ///< the settings do not describe a database
        CannotConnect,  ///< the server or the file cannot be reached
        Refused,        ///< the server refuses the user name and password
        Damaged,        ///< the embedded database was corrupt, and is kept under another name
        Newer,          ///< a newer version of the program created the tables
        Failed,         ///< a database command failed
    };
    Kind kind;
    Message text;  ///< a sentence without a full stop; never contains a password

    bool operator==(const PointsError&) const = default;
};

}  // namespace roque
