#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

#include "model/base/message.h"

namespace roque {

/// A problem with the settings file, to be shown to the person.
struct SettingsProblem {
    enum class Kind : std::uint8_t {
        NoFolder,     ///< the system knows no home folder: nothing is kept
        Unreadable,   ///< the file exists but cannot be read
        NotSettings,  ///< the file is not JSON, or not an object: none of it is used
        BadValues,    ///< some values are invalid; the others are used
        Newer,        ///< a newer version of the program wrote it; what is known is used
    };
    Kind kind;
    std::filesystem::path file;
    std::optional<Message> detail;                ///< details; nothing for NoFolder and Newer
    std::optional<std::filesystem::path> keptAs;  ///< where the old file is kept

    /// One or two sentences that say what happened and where the old file is.
    [[nodiscard]] Message describe() const;
};

}  // namespace roque
