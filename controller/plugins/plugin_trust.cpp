#include "controller/plugins/plugin_trust.h"

#include <system_error>

#include <sys/stat.h>
#include <unistd.h>

namespace roque {
namespace {

constexpr uid_t kAdministrator = 0;

/// Why others than the user and the administrator could replace what lies in a folder above.
[[nodiscard]] std::optional<Message> whyNotSafeAbove(const std::filesystem::path& folder) {
    struct stat facts {};
    if (::stat(folder.c_str(), &facts) != 0) return ROQUE_MESSAGE("{0} cannot be looked at", folder);
    if (facts.st_uid != ::geteuid() && facts.st_uid != kAdministrator) {
        return ROQUE_MESSAGE("The folder {0} belongs to another user", folder);
    }
    const bool isWritableByOthers = (facts.st_mode & (S_IWGRP | S_IWOTH)) != 0;
    const bool isSticky = (facts.st_mode & S_ISVTX) != 0;
    if (isWritableByOthers && !isSticky) {
        return ROQUE_MESSAGE("Others than the user can write to the folder {0}", folder);
    }
    return std::nullopt;
}

}  // namespace

std::optional<Message> whyNotTrusted(const std::filesystem::path& path) {
    if (!path.is_absolute()) return ROQUE_MESSAGE("Its path is not absolute");
    std::error_code error;
    const std::filesystem::path resolved = std::filesystem::canonical(path, error);
    if (error) return ROQUE_MESSAGE("It cannot be looked at: {0}", error.message());
    struct stat facts {};
    if (::stat(resolved.c_str(), &facts) != 0) return ROQUE_MESSAGE("It cannot be looked at");
    if (facts.st_uid != ::geteuid()) return ROQUE_MESSAGE("It belongs to another user");
    if ((facts.st_mode & (S_IWGRP | S_IWOTH)) != 0)
        return ROQUE_MESSAGE("Others than the user can write to it");
    for (std::filesystem::path above = resolved; above != above.root_path();) {
        above = above.parent_path();
        if (auto reason = whyNotSafeAbove(above)) return reason;
    }
    return std::nullopt;
}

}  // namespace roque
