#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <system_error>

namespace roque {

/// Why a file could not be read or written.
struct FileError {
    enum class Step : std::uint8_t { Find, Read, Write, Replace };
    Step step;
    std::filesystem::path path;  ///< what could not be used: the file, or its folder
    std::error_code code;

    /// One English sentence without a full stop, such as "Cannot write /home/me/a.pgn: No space left on
    /// device".
    [[nodiscard]] std::string describe() const;
};

}  // namespace roque
