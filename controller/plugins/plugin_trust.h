#pragma once

#include <filesystem>
#include <optional>

#include "model/base/message.h"

namespace roque {

/// Why something of the user's must not be run by the program, as a sentence without a full stop;
/// nothing if only the user (and the system's administrator) can have put it there.
///
/// The path must be absolute. After symbolic links are resolved it must belong to the user, and neither it
/// nor any folder above may be writable by others, except for folders such as /tmp, where only owners can
/// replace their files (sticky bit).
[[nodiscard]] std::optional<Message> whyNotTrusted(const std::filesystem::path& path);

}  // namespace roque
