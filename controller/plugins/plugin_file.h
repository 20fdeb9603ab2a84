#pragma once

#include <filesystem>
#include <optional>

#include "model/base/message.h"

namespace roque {

/// Why a file cannot be a library for this machine, as a sentence without a full stop; nothing if
/// it looks like one.
///
/// It is asked before the system's loader, for two reasons: the loader's messages say little to a person, and
/// a library that was cut off makes the loader read beyond the end of the file, which ends the program
/// (SIGBUS).
[[nodiscard]] std::optional<Message> whyNotLoadable(const std::filesystem::path& file);

}  // namespace roque
