#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>

namespace roque {

/// An SQLite database could not do what it was told. Not the caller's fault: the disk, another process or the
/// file's content is.
class SqliteError : public std::runtime_error {
public:
    enum class Kind : std::uint8_t {
        Busy,        ///< another process held it for longer than the patience
        Full,        ///< the disk is full, or writing failed
        ReadOnly,    ///< it may not be written
        CannotOpen,  ///< the file or its folder cannot be used
        Damaged,     ///< it is no database, or a broken one
        Newer,       ///< a newer version of the program made it
        Other,
    };

    SqliteError(Kind kind, const std::string& text) : std::runtime_error(text), kind_(kind) {}

    [[nodiscard]] Kind kind() const noexcept { return kind_; }

private:
    Kind kind_;
};

}  // namespace roque
