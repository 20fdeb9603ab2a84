#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>

#include "controller/storage/file_descriptor.h"
#include "controller/storage/file_error.h"
#include "controller/storage/file_stamp.h"
#include "model/base/result.h"

namespace roque {

/// A PGN file open for reading. Every function waits for the disk.
class PgnSource {
public:
    /// Opens a regular file. Anything else is refused: a pipe or a device may never end.
    [[nodiscard]] static Result<PgnSource, FileError> open(const std::filesystem::path& path);

    /// The stamp of the file when it was opened.
    [[nodiscard]] const FileStamp& stamp() const noexcept { return stamp_; }

    /// Reads the next bytes, as many as fit; 0 at the end.
    [[nodiscard]] Result<std::size_t, FileError> read(std::span<char> buffer);

    /// A piece of the text by its offset and length, as PgnSplitter counts bytes. In a UTF-16 file this reads
    /// everything before it, too.
    [[nodiscard]] Result<std::string, FileError> text(std::uint64_t offset, std::size_t length);

private:
    PgnSource(std::filesystem::path path, FileDescriptor file, const FileStamp& stamp)
        : path_(std::move(path)), file_(std::move(file)), stamp_(stamp) {}

    [[nodiscard]] FileError failure() const;
    [[nodiscard]] Result<std::string, FileError> decoded(std::uint64_t offset, std::size_t length);

    std::filesystem::path path_;
    FileDescriptor file_;
    FileStamp stamp_;
};

}  // namespace roque
