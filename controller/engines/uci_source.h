#pragma once

#include <filesystem>
#include <string>

#include "controller/engines/engine_command.h"
#include "controller/engines/engine_deadlines.h"
#include "controller/search/engine_source.h"

namespace roque {

/// A SearchThread's source of chess programs that speak UCI, each in a process of its own.
[[nodiscard]] EngineSource uciSource(EngineCommand command, const EngineDeadlines& deadlines = {});

/// The command that runs a plugin in a process of its own, as a chess program that speaks UCI. `host` is
/// roque-uci.
[[nodiscard]] EngineCommand hostedPlugin(std::filesystem::path host, std::string pluginId);

/// The roque-uci that was installed or built with this program.
[[nodiscard]] std::filesystem::path pluginHost();

}  // namespace roque
