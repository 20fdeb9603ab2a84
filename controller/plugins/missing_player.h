#pragma once

#include <string_view>

#include "controller/plugins/plugin_registry.h"
#include "model/base/message.h"

namespace roque {

/// Why a scanned registry has no player with an id: there is none, or nobody has allowed it yet; then with
/// the command that allows it.
[[nodiscard]] Message whyMissing(std::string_view id, const PluginRegistry& registry);

/// A word of a command line, quoted for the shell if it needs that.
[[nodiscard]] std::string shellWord(std::string_view word);

}  // namespace roque
