#pragma once

#include <optional>

#include "plugins/uci/engine_line.h"
#include "plugins/uci/word_list.h"

namespace roque::uci {

/// Reads a line whose first word is "option"; nothing if it lacks a name or a kind, or what its kind needs.
[[nodiscard]] std::optional<EngineOption> parseOption(const WordList& words);

}  // namespace roque::uci
