#pragma once

#include <cerrno>
#include <cstdint>
#include <filesystem>
#include <system_error>

#include "model/base/message.h"

namespace roque {

/// Why a call of the system has just failed (errno).
[[nodiscard]] inline std::error_code lastError() noexcept {
    return {errno, std::generic_category()};
}

/// Why a file could not be read or written.
struct FileError {
    enum class Step : std::uint8_t {
        Find,
        Recognise,  ///< it is a pipe or a device, where a file is needed
        Read,
        Write,
        Replace,
    };
    Step step;
    std::filesystem::path path;  ///< of the file, or of its folder
    std::error_code code;

    /// A sentence without a full stop, such as "Cannot write /home/me/a.pgn: No space left on
    /// device".
    [[nodiscard]] Message describe() const;
};

}  // namespace roque
