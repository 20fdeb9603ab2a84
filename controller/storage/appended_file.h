#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string_view>

#include "controller/storage/file_descriptor.h"
#include "model/base/result.h"

namespace roque {

/// A file to which one program at a time appends records, and keeps what it had. One that it has created and
/// locked goes with it again if nothing has been added. Belongs to one thread, which waits for the disk.
class AppendedFile {
public:
    AppendedFile(AppendedFile&& other) noexcept;
    AppendedFile& operator=(AppendedFile&& other) noexcept;
    ~AppendedFile();

    /// Opens a file or creates it; fails with one sentence.
    [[nodiscard]] static Result<AppendedFile, Message> open(const std::filesystem::path& file);

    /// Keeps other programs from appending to it, for as long as this object lives. False if one does
    /// already. What has been removed or replaced since it was opened is opened anew.
    [[nodiscard]] bool lock();
    [[nodiscard]] bool isEmpty() const;

    /// Shortens the file to so many bytes; fails with one sentence.
    [[nodiscard]] Result<void, Message> shorten(std::size_t bytes);
    /// Adds a record. Throws std::system_error if it cannot be written.
    void append(std::string_view record);
    /// Flushes the added records to the disk. append() does so about once a second.
    void flush();

private:
    AppendedFile() = default;
    [[nodiscard]] bool isAtItsPlace() const;
    [[noreturn]] void fail() const;

    std::filesystem::path file_;
    FileDescriptor descriptor_;
    bool isNew_ = false;     ///< whether open() has created it
    bool isLocked_ = false;  ///< by this object
    std::chrono::steady_clock::time_point flushed_{};
};

}  // namespace roque
