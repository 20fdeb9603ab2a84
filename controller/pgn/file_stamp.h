#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace roque {

/// By what one tells, without reading it, whether a file is still what it was.
struct FileStamp {
    std::uint64_t size = 0;
    std::int64_t modified = 0;  ///< in nanoseconds since the epoch
    std::uint64_t number = 0;   ///< of the file: another if it was replaced

    /// That of an open file.
    [[nodiscard]] static std::optional<FileStamp> of(int descriptor);
    [[nodiscard]] static std::optional<FileStamp> of(const std::filesystem::path& file);

    bool operator==(const FileStamp&) const = default;
};

}  // namespace roque
