#include "controller/players/game_setup.h"

namespace roque {

AiSettings aiSettingsOf(const PlayerSpec& spec) {
    if (const auto* const plugin = std::get_if<PluginSpec>(&spec))
        return {plugin->pluginId, plugin->options, plugin->limits, plugin->book};
    if (const auto* const engine = std::get_if<EngineSpec>(&spec))
        return {engine->engineId.empty() ? engineKeyOf(*engine) : engine->engineId + '/' + engine->profileId,
                engine->options, engine->limits, engine->book};
    return {};
}

std::string engineKeyOf(const EngineSpec& engine) {
    return engine.engineId.empty() ? engine.command.program.string() : engine.engineId;
}

}  // namespace roque
