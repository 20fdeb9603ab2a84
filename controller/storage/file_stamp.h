#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>

namespace roque {

/// Tells whether a file has changed, without reading it.
struct FileStamp {
    std::uint64_t size = 0;
    std::int64_t modified = 0;  ///< in nanoseconds since the epoch
    std::uint64_t number = 0;   ///< of the inode: differs if the file was replaced

    /// The stamp of an open file.
    [[nodiscard]] static std::optional<FileStamp> of(int descriptor);
    [[nodiscard]] static std::optional<FileStamp> of(const std::filesystem::path& file);

    bool operator==(const FileStamp&) const = default;
};

}  // namespace roque
