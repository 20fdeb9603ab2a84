#pragma once

#include <filesystem>
#include <string>
#include <system_error>

#include "controller/storage/file_descriptor.h"
#include "model/base/result.h"

namespace roque {

/// A copy of a file in memory that nobody can change any more, so that what is checked is what is loaded.
/// Fails if it is not a regular file.
[[nodiscard]] Result<FileDescriptor, std::error_code> sealedCopyOf(const std::filesystem::path& file);

/// The SHA-256 of what a descriptor holds from its beginning, as 64 hexadecimal digits (FIPS 180-4). Its
/// position stays where it is.
[[nodiscard]] Result<std::string, std::error_code> sha256Of(const FileDescriptor& file);

/// The same for a file. Fails if it is not a regular file. Reads all of it: not for the UI thread.
[[nodiscard]] Result<std::string, std::error_code> sha256OfFile(const std::filesystem::path& file);

}  // namespace roque
