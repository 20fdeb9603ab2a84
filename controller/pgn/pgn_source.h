#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string>

#include "controller/pgn/file_stamp.h"
#include "controller/storage/file_descriptor.h"
#include "controller/storage/file_error.h"
#include "model/base/result.h"

namespace roque {

/// A file of games that is open for reading. All of it waits for the disk.
class PgnSource {
public:
    /// Opens an ordinary file: a pipe or a device may never end.
    [[nodiscard]] static Result<PgnSource, FileError> open(const std::filesystem::path& path);

    /// That of the file when it was opened.
    [[nodiscard]] const FileStamp& stamp() const noexcept { return stamp_; }

    /// Reads what comes next, as much as fits; 0 bytes at the end.
    [[nodiscard]] Result<std::size_t, FileError> read(std::span<char> buffer);

    /// A piece of the text, as PgnSplitter counts its bytes: in a file of UTF-16 everything before it has to
    /// be read too.
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
