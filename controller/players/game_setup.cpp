#include "controller/players/game_setup.h"

namespace roque {

AiSettings aiSettingsOf(const PlayerSpec& spec) {
    if (const auto* const plugin = std::get_if<PluginSpec>(&spec))
        return {plugin->pluginId, plugin->options, plugin->limits, plugin->book};
    if (const auto* const engine = std::get_if<EngineSpec>(&spec))
        return {engine->command.program.string(), engine->options, engine->limits, engine->book};
    return {};
}

}  // namespace roque
