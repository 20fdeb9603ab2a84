#pragma once

#include <map>
#include <string>

#include "controller/plugins/plugin.h"
#include "controller/search/engine_source.h"

namespace roque {

/// A SearchThread's source of players of a plugin, which outlives their threads: in this process if its
/// library is loaded here, else in one of its own, with what its options make it need: memory for tables and
/// threads, and the files that they name.
[[nodiscard]] EngineSource pluginSource(const Plugin& plugin,
                                        const std::map<std::string, std::string>& options,
                                        const Deadlines& patience = {});

/// The command that has a guest play in a process of its own, with what its options make it need. Makes the
/// folder that it may write to.
[[nodiscard]] EngineCommand guestCommandFor(const Plugin& plugin,
                                            const std::map<std::string, std::string>& options);

}  // namespace roque
