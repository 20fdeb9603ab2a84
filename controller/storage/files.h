#pragma once

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include "controller/storage/file_descriptor.h"
#include "controller/storage/file_error.h"
#include "controller/storage/output_file.h"
#include "model/base/result.h"

// Reads and replaces whole files. [any-thread]; every function waits for the disk.
namespace roque {

/// Opens a regular file for reading. Anything else is refused: a pipe or a device may never end.
[[nodiscard]] Result<FileDescriptor, FileError> openForReading(const std::filesystem::path& path);

/// Opens what a person names for reading from its beginning to its end: a file, a pipe, a terminal. Refuses a
/// folder, and other devices: /dev/zero has no end.
[[nodiscard]] Result<std::ifstream, FileError> openStream(const std::filesystem::path& path);

/// The content of a regular file. A file longer than `most` bytes is refused (std::errc::file_too_large).
[[nodiscard]] Result<std::string, FileError> readFile(const std::filesystem::path& path, std::size_t most);

/// The same of what a person names: also what comes through a pipe or from a terminal, up to its end, for
/// which it waits. Refuses what openStream() refuses.
[[nodiscard]] Result<std::string, FileError> readToEnd(const std::filesystem::path& path, std::size_t most);

/// Replaces or creates a file atomically: after a crash or a power cut it has either the old content or the
/// new. It is written next to its place, flushed to the disk and renamed.
///
/// Creates missing folders, for the owner only. An existing file keeps its permissions; a new one gets
/// `rights`. If `path` is a link, the file it leads to is replaced and the link stays.
Result<void, FileError> writeFileAtomically(const std::filesystem::path& path, std::string_view content,
                                            OutputFile::NewFile rights);

/// Fails where writeFileAtomically() would because the file cannot be there. Leaves an existing file as it
/// is, and makes the missing folders.
Result<void, FileError> tryToWrite(const std::filesystem::path& path);

/// Fails where a file cannot be, as tryToWrite(), and if its folder is missing. Changes nothing.
[[nodiscard]] Result<void, FileError> checkPlace(const std::filesystem::path& path);

/// Creates missing folders, for the owner only.
Result<void, FileError> makePrivateFolders(const std::filesystem::path& folder);

/// Renames a file to the first free name of "name.bad", "name.bad.1", …, and returns that. Never overwrites
/// or deletes a file.
[[nodiscard]] Result<std::filesystem::path, FileError> setAside(const std::filesystem::path& path);

/// The same for a copy; the file itself stays. Makes no copy if there already is one with the same content.
[[nodiscard]] Result<std::filesystem::path, FileError> copyAside(const std::filesystem::path& path);

}  // namespace roque
