#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>

#include "controller/storage/file_descriptor.h"
#include "controller/storage/file_error.h"
#include "controller/storage/output_file.h"
#include "model/base/result.h"

// Whole files, read and replaced. [any-thread], but they wait for the disk.
namespace roque {

/// Opens an ordinary file for reading. Anything else is refused: a pipe or a device may never end.
[[nodiscard]] Result<FileDescriptor, FileError> openForReading(const std::filesystem::path& path);

/// What a file contains. One that is longer than `most` bytes is refused (std::errc::file_too_large), and so
/// is what is no ordinary file.
[[nodiscard]] Result<std::string, FileError> readFile(const std::filesystem::path& path, std::size_t most);

/// Replaces a file, or makes it, so that after a crash or a power cut at any moment it holds either all of
/// the old content or all of the new: written beside it, flushed to the disk, renamed.
///
/// Missing folders are made, for the owner only. The file keeps its permissions; those of a new one are
/// `rights`. If `path` is a link, the file it leads to is replaced and the link stays.
Result<void, FileError> writeFileAtomically(const std::filesystem::path& path, std::string_view content,
                                            OutputFile::NewFile rights);

/// Gives a file another name beside it, the first of "name.bad", "name.bad.1", … that is free, and returns
/// it. Nothing is ever overwritten or deleted.
[[nodiscard]] Result<std::filesystem::path, FileError> setAside(const std::filesystem::path& path);

/// The same, but leaves the file where it is and gives the other name to a copy; to none if there is one of
/// the same content already.
[[nodiscard]] Result<std::filesystem::path, FileError> copyAside(const std::filesystem::path& path);

}  // namespace roque
