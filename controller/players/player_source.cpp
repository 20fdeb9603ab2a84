#include "controller/players/player_source.h"

#include "controller/endings/ending_making.h"
#include "controller/engines/uci_source.h"
#include "controller/players/default_opponent.h"
#include "controller/plugins/plugin_source.h"
#include "controller/storage/xdg_folders.h"

namespace roque {

Result<EngineSource, Message> playerSource(const PlayerSpec& player, Variant variant,
                                           const PluginRegistry& plugins, const Deadlines& deadlines,
                                           EngineSupervisor* supervisor) {
    if (const auto* const engine = std::get_if<EngineSpec>(&player)) {
        EngineDeadlines ofProgram = startingWithin(deadlines.start);
        ofProgram.stop = deadlines.afterStop;
        if (supervisor == nullptr) return uciSource(engine->command, ofProgram);
        return supervisor->source(engineKeyOf(*engine), engine->command, EngineUse::Play, {}, ofProgram);
    }
    const AiSettings settings = aiSettingsOf(player);
    const Plugin* const plugin = plugins.find(settings.id);
    if (plugin == nullptr)
        return failure<EngineSource>(ROQUE_MESSAGE("There is no AI player '{0}'", settings.id));
    if (variant == Variant::Chess960 && !plugin->info().playsChess960)
        return failure<EngineSource>(ROQUE_MESSAGE("It does not play Chess960"));
    return pluginSource(*plugin, settings.options, deadlines);
}

SearchLimits playerLimits(const PlayerSpec& player, SearchLimits limits, Color side) {
    if (!std::holds_alternative<EngineSpec>(player)) return limits;
    const bool ends = limits.depth || limits.nodes || limits.mate || limits.moveTime || limits.timeLeft[side];
    if (!ends) limits.moveTime = kDefaultThinkTime;
    limits.infinite = false;
    return limits;
}

std::filesystem::path endingsOf(const PlayerSpec& player) {
    const auto* const plugin = std::get_if<PluginSpec>(&player);
    const bool knowsThem = plugin != nullptr && plugin->pluginId == "bastion";
    const auto folder = knowsThem ? XdgFolders::fromEnvironment().data : std::nullopt;
    return folder ? endingFilePath(*folder) : std::filesystem::path();
}

std::string playerNameOf(const PlayerSpec& player, const PluginRegistry& plugins) {
    if (const auto* const engine = std::get_if<EngineSpec>(&player))
        return engine->name.empty() ? engine->command.program.filename().string() : engine->name;
    const std::string id = aiSettingsOf(player).id;
    const Plugin* const plugin = plugins.find(id);
    return plugin == nullptr ? id : plugin->info().name;
}

}  // namespace roque
