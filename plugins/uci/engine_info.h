#pragma once

#include "plugins/uci/engine_line.h"
#include "plugins/uci/word_list.h"

namespace roque::uci {

/// Parses a line whose first word is "info".
[[nodiscard]] EngineInfo parseInfo(const WordList& words);

}  // namespace roque::uci
