#include "controller/pgn/rescued_study.h"

#include <fmt/format.h>

#include "controller/storage/files.h"

namespace roque {
namespace {

constexpr const char* kNew = "unsaved-study.pgn";

}  // namespace

Result<void, FileError> rescueStudy(const std::filesystem::path& folder, std::string_view pgn) {
    return writeFileAtomically(folder / kNew, pgn, OutputFile::NewFile::OwnerOnly);
}

std::optional<std::filesystem::path> takeRescuedStudy(const std::filesystem::path& folder) {
    std::error_code code;
    if (!std::filesystem::exists(folder / kNew, code)) return std::nullopt;
    std::filesystem::path kept;
    for (unsigned number = 1; kept.empty() || std::filesystem::exists(kept, code); ++number)
        kept = folder / fmt::format("rescued-study-{}.pgn", number);
    std::filesystem::rename(folder / kNew, kept, code);
    return code ? std::nullopt : std::optional(kept);
}

}  // namespace roque
