#include "controller/analysis/analysis_players.h"

#include <charconv>
#include <thread>
#include <utility>

#include "controller/analysis/calibration.h"
#include "controller/endings/ending_engine.h"
#include "controller/endings/ending_making.h"
#include "controller/plugins/plugin_source.h"
#include "controller/storage/xdg_folders.h"

namespace roque {
namespace {

// "engine:ENGINE/PROFILE"; the identifiers of plugins have no colon.
constexpr std::string_view kEngine = "engine:";

std::string idOf(const StoredEngine& engine, const EngineProfile& profile) {
    return std::string(kEngine) + engine.id + '/' + profile.id;
}

unsigned threadsHere() {
    return analysisThreads(std::thread::hardware_concurrency());
}

unsigned numberIn(const std::string& text) {
    unsigned number = 1;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/// What makes two engines the same to an analysis, and the one profile.
StoredEngine withProfile(const StoredEngine& engine, const EngineProfile& profile) {
    StoredEngine one{engine.id, engine.name, {}, engine.command};
    one.profiles = {profile};
    one.calibration = engine.calibration;
    return one;
}

}  // namespace

std::vector<AnalysisPlayers::Entry> AnalysisPlayers::list() const {
    std::vector<Entry> all;
    for (const Plugin* const plugin : plugins_.plugins())
        all.push_back({plugin->info().id, plugin->info().name});
    for (const StoredEngine& engine : engines_.store.engines()) {
        if (!engine.isEnabled) continue;
        for (const EngineProfile& profile : engine.profiles)
            all.push_back({idOf(engine, profile), fullName(engine, profile)});
    }
    return all;
}

bool AnalysisPlayers::isThere(std::string_view id) const {
    return plugins_.find(id) != nullptr || storedEngine(id).has_value();
}

std::optional<AnalysisPlayer> AnalysisPlayers::find(std::string_view id) const {
    if (auto engine = storedEngine(id)) {
        // With what the profile says; where it says nothing, with the threads that an analysis takes.
        const auto [threads, isShare] =
            engine->profiles.front().options.try_emplace("Threads", std::to_string(threadsHere()));
        AnalysisPlayer player = ofEngine(*engine, engine->profiles.front());
        player.threads = numberIn(threads->second);
        player.sharesThreads = isShare;
        return player;
    }
    const Plugin* const plugin = plugins_.find(id);
    if (plugin == nullptr) return std::nullopt;
    AnalysisPlayer player = ofPlugin(*plugin, std::to_string(threadsHere()));
    player.threads = threadsHere();
    player.sharesThreads = true;
    return player;
}

std::optional<AnalysisPlayer> AnalysisPlayers::findForGames(std::string_view id) const {
    if (auto engine = storedEngine(id)) {
        engine->profiles.front().options.insert_or_assign("Threads", "1");
        return ofEngine(*engine, engine->profiles.front());
    }
    const Plugin* const plugin = plugins_.find(id);
    return plugin == nullptr ? std::nullopt : std::optional(ofPlugin(*plugin, "1"));
}

std::optional<StoredEngine> AnalysisPlayers::storedEngine(std::string_view id) const {
    for (const StoredEngine& engine : engines_.store.engines()) {
        for (const EngineProfile& profile : engine.profiles) {
            if (engine.isEnabled && idOf(engine, profile) == id) return withProfile(engine, profile);
        }
    }
    return std::nullopt;
}

void AnalysisPlayers::wake(std::string_view id) {
    if (const auto engine = storedEngine(id)) engines_.supervisor.wake(engine->id);
}

AnalysisPlayer AnalysisPlayers::ofPlugin(const Plugin& plugin, std::string threads) const {
    const std::string& id = plugin.info().id;
    const bool isBastion = id == "bastion";
    const auto folder = isBastion ? XdgFolders::fromEnvironment().data : std::nullopt;
    return {id,
            plugin.info().name,
            withEndings(pluginSource(plugin, {}), folder ? endingFilePath(*folder) : std::filesystem::path()),
            {{"Threads", std::move(threads)}, {"Hash", "64"}},
            isBastion ? WinCurve::bastion() : WinCurve::standard()};
}

AnalysisPlayer AnalysisPlayers::ofEngine(const StoredEngine& engine, const EngineProfile& profile) const {
    return {idOf(engine, profile),
            fullName(engine, profile),
            engines_.supervisor.source(engine, profile, EngineUse::Analysis),
            {},
            curveOf(engine)};
}

}  // namespace roque
