#include "controller/players/default_opponent.h"

#include <fmt/format.h>

#include "controller/plugins/plugin_levels.h"

namespace roque {
namespace {

const Plugin* strongest(const PluginRegistry& plugins) {
    for (const char* const id : {"bastion", "minimax"}) {
        if (const Plugin* const plugin = plugins.find(id)) return plugin;
    }
    return nullptr;
}

}  // namespace

PluginSpec defaultSpec(const Plugin& plugin) {
    PluginSpec spec{plugin.info().id, {}, {}};
    spec.limits.moveTime = kDefaultThinkTime;
    if (const PluginOption* const level = levelOption(plugin.options()))
        spec.options[level->name] = fmt::format("{}", friendlyLevel(*level));
    return spec;
}

std::optional<PluginSpec> strongestPlayer(const PluginRegistry& plugins) {
    const Plugin* const plugin = strongest(plugins);
    return plugin == nullptr ? std::nullopt : std::optional(PluginSpec{plugin->info().id, {}, {}});
}

std::optional<PluginSpec> defaultOpponent(const PluginRegistry& plugins) {
    const Plugin* const plugin = strongest(plugins);
    return plugin == nullptr ? std::nullopt : std::optional(defaultSpec(*plugin));
}

}  // namespace roque
