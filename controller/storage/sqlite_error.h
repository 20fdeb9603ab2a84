#pragma once

#include <cstdint>
#include <stdexcept>
#include <utility>

#include "model/base/message.h"

namespace roque {

/// An SQLite database failed because of the disk, another process or the file's content, not because of the
/// caller.
class SqliteError : public std::runtime_error {
public:
    enum class Kind : std::uint8_t {
        Busy,        ///< another process locked it for longer than kPatience
        Full,        ///< the disk is full, or a write failed
        ReadOnly,    ///< the file is read-only
        CannotOpen,  ///< the file or its folder cannot be used
        Damaged,     ///< the file is not a database, or corrupt
        Newer,       ///< a newer version of the program wrote it
        Other,
    };

    SqliteError(Kind kind, Message message)
        : std::runtime_error(english(message)), kind_(kind), message_(std::move(message)) {}

    [[nodiscard]] Kind kind() const noexcept { return kind_; }
    /// Why, a part of a sentence.
    [[nodiscard]] const Message& message() const noexcept { return message_; }

private:
    Kind kind_;
    Message message_;
};

}  // namespace roque
