#pragma once

#include <optional>

#include "controller/engines/engine_command.h"
#include "model/base/message.h"

namespace roque::uci {

/// The exit code of a guest that was told to quit, or whose input has ended. A plugin that calls exit() is
/// hardly taken for one.
inline constexpr int kQuitCode = 40;

/// Lets a guest speak UCI on the standard streams of this process, under a keeper, and waits until it has
/// ended. The keeper kills it when this process ends, and this one ends with the chess program that has
/// started it. Returns why the guest ended, a sentence without a full stop; nothing if it was told to quit.
[[nodiscard]] std::optional<Message> runKeptGuest(const EngineCommand& command);

}  // namespace roque::uci
