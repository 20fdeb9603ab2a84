#pragma once

#include <string>
#include <string_view>

#include "controller/engines/engine_command.h"
#include "model/base/result.h"

namespace roque {

/// A chess program as a person types it: a file, or a command with its arguments, such as "ssh host engine".
/// Quotes and backslashes hold words together as in a shell, and ~/ is the home folder; no shell has a part
/// in it. A program with its whole path works in its own folder, where it finds its files. Else what is
/// wrong with the text, a sentence without a full stop.
[[nodiscard]] Result<EngineCommand, Message> parseCommandLine(std::string_view text);

/// A command as it can be typed.
[[nodiscard]] std::string commandLine(const EngineCommand& command);

}  // namespace roque
