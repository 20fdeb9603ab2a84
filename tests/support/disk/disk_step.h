#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace roque::test {

/// Something a program did to a watched folder, or said meanwhile, as the disk shim records it.
struct DiskStep {
    enum class Kind : std::uint32_t {
        Look,        ///< a step that changed nothing: opened a file, or failed
        Create,      ///< a new file at `path`
        Write,       ///< `data` at `offset`
        Resize,      ///< to `offset` bytes
        Rename,      ///< from `path` to `data`
        Link,        ///< another name, `data`, for the file at `path`
        Remove,      ///< the name `path`
        MakeFolder,  ///< `path`
        Sync,        ///< flushed a file
        SyncFolder,  ///< flushed the names in the folder `path`
        Mapped,      ///< mapped memory has changed to `data` at `offset` since the last step; no step itself
        Note,        ///< the program has written the line `data` to its notes; no step itself
    };

    Kind kind = Kind::Look;
    std::uint64_t file = 0;  ///< the number of its inode
    std::uint64_t offset = 0;
    std::string path;
    std::string data;

    /// Whether it is one at which the shim can let the program fail.
    [[nodiscard]] bool isStep() const noexcept { return kind != Kind::Mapped && kind != Kind::Note; }
};

/// Appends a step to a trace. Calls the system directly, past any shim.
void appendStep(int trace, const DiskStep& step);

/// Reads a trace. A step that was cut off at its end is left out.
[[nodiscard]] std::vector<DiskStep> readSteps(const std::filesystem::path& trace);

}  // namespace roque::test
