#include "view/terminal/analysis/analysing_player.h"

#include <utility>

#include "controller/analysis/calibration.h"
#include "controller/engines/engine_file.h"
#include "controller/engines/uci_source.h"
#include "controller/match/game_table.h"
#include "controller/match/player_spec.h"
#include "controller/storage/xdg_folders.h"
#include "view/terminal/command/terminal_text.h"

namespace roque::terminal {

Result<AnalysingPlayer, Message> analysingPlayer(const AnalysingPlayerOptions& options) {
    match::PlayerDefaults defaults;
    defaults.limits.nodes = options.nodes;
    defaults.limits.depth = options.depth;
    if (options.moveTime) defaults.limits.time = TimePerMove{ClockTime{*options.moveTime}};
    defaults.megabytes = options.megabytes;
    defaults.threads = options.threads;
    defaults.host = pluginHost();
    defaults.needsLimit = false;  // each command has its own
    defaults.engines = EngineFile(XdgFolders::fromEnvironment().data).load().engines;
    const std::string who = options.player.substr(0, options.player.find(':'));
    PluginRegistry registry;
    if (who.find('/') == std::string::npos) {
        registry.rescan();
        defaults.plugins = &registry;
    }
    auto player = match::parsePlayer(options.player, defaults);
    if (!player) return failure<AnalysingPlayer>(std::move(player).error());
    const StoredEngine* const listed = match::listedEngine(options.player, defaults);
    AnalysingPlayer found{std::move(*player)};
    if (who == "bastion") found.curve = WinCurve::bastion();
    if (listed != nullptr) {
        found.engineId = listed->id;
        found.stretch = stretchOf(*listed);
    }
    if (options.stretch) found.stretch = options.stretch;
    if (found.stretch) found.curve = WinCurve::bastion().stretched(*found.stretch);
    return found;
}

SearchLimits limitsOfEach(const match::MoveLimits& limits) {
    SearchLimits search;
    search.depth = limits.depth;
    search.nodes = limits.nodes;
    if (const auto* time = std::get_if<TimePerMove>(&limits.time)) search.moveTime = time->time;
    return search;
}

void StartedPlayer::complain(const EngineError& error, const Streams& streams) const {
    say(streams.error, ROQUE_MESSAGE("{0}: {1}", who.player.name, error.text));
}

std::optional<StartedPlayer> startAnalysingPlayer(const AnalysingPlayerOptions& options,
                                                  const Streams& streams) {
    auto who = analysingPlayer(options);
    if (!who) {
        say(streams.error, who.error());
        return std::nullopt;
    }
    StartedPlayer started{std::move(*who), std::make_unique<EngineLoop>(), nullptr};
    auto engine = match::startPlayer(*started.loop, started.who.player, {});
    if (!engine) {
        started.complain(engine.error(), streams);
        return std::nullopt;
    }
    started.engine = std::move(*engine);
    return started;
}

}  // namespace roque::terminal
