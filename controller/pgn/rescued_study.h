#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

#include "controller/storage/file_error.h"
#include "model/base/result.h"

// A study that was changed and not saved when the desktop ended the session, and could ask nobody.
namespace roque {

/// Keeps a study, as PGN, in a folder.
Result<void, FileError> rescueStudy(const std::filesystem::path& folder, std::string_view pgn);

/// The study that an earlier run has kept in a folder: told once, its file stays. Nothing if there is none.
[[nodiscard]] std::optional<std::filesystem::path> takeRescuedStudy(const std::filesystem::path& folder);

}  // namespace roque
