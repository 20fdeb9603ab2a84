#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace roque {

/// Why something of the user's must not be run by the program, as one English sentence without a full stop;
/// nothing if only the user (and the system's administrator) can have put it there.
///
/// The path must be absolute. It is resolved, then it must belong to the user, and neither it nor any folder
/// above it may be writable by anyone else; a folder such as /tmp, in which nobody can replace what is
/// another's, may.
[[nodiscard]] std::optional<std::string> whyNotTrusted(const std::filesystem::path& path);

}  // namespace roque
