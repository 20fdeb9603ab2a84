#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace roque {

/// What was wrong with the settings that were read, to be told to the person.
struct SettingsProblem {
    enum class Kind : std::uint8_t {
        NoFolder,     ///< the system names no home: nothing is kept
        Unreadable,   ///< the file is there and cannot be read
        NotSettings,  ///< it is no JSON, or no object of settings: nothing of it was taken over
        BadValues,    ///< some values make no sense; the others were taken over
        Newer,        ///< a newer version of the program wrote it; what is understood was taken over
    };
    Kind kind;
    std::filesystem::path file;
    std::string detail;  ///< what exactly, in English; of BadValues the names, separated by ", "
    std::optional<std::filesystem::path> keptAs;  ///< where the file as it was is kept

    /// One or two English sentences that say what happened and where the old file is.
    [[nodiscard]] std::string describe() const;
};

}  // namespace roque
