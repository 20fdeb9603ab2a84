#include "controller/players/usual_opponent.h"

#include <fmt/format.h>

#include "controller/plugins/plugin_levels.h"

namespace roque {

PluginSpec usualSpec(const Plugin& plugin) {
    PluginSpec spec{plugin.info().id, {}, {}};
    spec.limits.moveTime = kDefaultThinkTime;
    if (const PluginOption* const level = levelOption(plugin.options()))
        spec.options[level->name] = fmt::format("{}", friendlyLevel(*level));
    return spec;
}

std::optional<PluginSpec> usualOpponent(const PluginRegistry& plugins) {
    for (const char* const id : {"bastion", "minimax"}) {
        if (const Plugin* const plugin = plugins.find(id)) return usualSpec(*plugin);
    }
    return std::nullopt;
}

}  // namespace roque
