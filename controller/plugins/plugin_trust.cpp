#include "controller/plugins/plugin_trust.h"

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <system_error>

namespace roque {
namespace {

constexpr uid_t kAdministrator = 0;

/// Why others than the user and the administrator could replace what lies in a folder above.
[[nodiscard]] std::optional<std::string> whyNotSafeAbove(const std::filesystem::path& folder) {
    struct stat facts {};
    if (::stat(folder.c_str(), &facts) != 0) return fmt::format("{} cannot be looked at", folder.string());
    if (facts.st_uid != ::geteuid() && facts.st_uid != kAdministrator) {
        return fmt::format("The folder {} belongs to another user", folder.string());
    }
    const bool isWritableByOthers = (facts.st_mode & (S_IWGRP | S_IWOTH)) != 0;
    const bool isSticky = (facts.st_mode & S_ISVTX) != 0;
    if (isWritableByOthers && !isSticky) {
        return fmt::format("Others than the user can write to the folder {}", folder.string());
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::string> whyNotTrusted(const std::filesystem::path& path) {
    if (!path.is_absolute()) return "Its path is not absolute";
    std::error_code error;
    const std::filesystem::path resolved = std::filesystem::canonical(path, error);
    if (error) return "It cannot be looked at: " + error.message();
    struct stat facts {};
    if (::stat(resolved.c_str(), &facts) != 0) return "It cannot be looked at";
    if (facts.st_uid != ::geteuid()) return "It belongs to another user";
    if ((facts.st_mode & (S_IWGRP | S_IWOTH)) != 0) return "Others than the user can write to it";
    for (std::filesystem::path above = resolved; above != above.root_path();) {
        above = above.parent_path();
        if (auto reason = whyNotSafeAbove(above)) return reason;
    }
    return std::nullopt;
}

}  // namespace roque
