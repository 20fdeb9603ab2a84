#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

#include "controller/storage/file_error.h"
#include "model/base/result.h"

// Rescues a study with unsaved changes when the desktop ends the session, which leaves no time to ask the
// person.
namespace roque {

/// Writes a study, as PGN, to a folder.
Result<void, FileError> rescueStudy(const std::filesystem::path& folder, std::string_view pgn);

/// The file of a study that an earlier run has rescued, if there is one. Each is returned once; the file
/// stays.
[[nodiscard]] std::optional<std::filesystem::path> takeRescuedStudy(const std::filesystem::path& folder);

}  // namespace roque
