#pragma once

#include <optional>

#include "plugins/uci/engine_line.h"
#include "plugins/uci/word_list.h"

namespace roque::uci {

/// Parses a line whose first word is "option"; nothing if its name, its type or a part that the type needs is
/// missing.
[[nodiscard]] std::optional<EngineOption> parseOption(const WordList& words);

}  // namespace roque::uci
