#pragma once

#include "plugins/uci/engine_line.h"
#include "plugins/uci/words.h"

namespace roque::uci {

/// Reads a line whose first word is "info".
[[nodiscard]] EngineInfo parseInfo(const Words& words);

}  // namespace roque::uci
