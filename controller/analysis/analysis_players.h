#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "controller/analysis/analysis_player.h"
#include "controller/engines/engines.h"
#include "controller/plugins/plugin_registry.h"

namespace roque {

/// All that can analyse: the plugins, and the engines that the person has brought, with each of their
/// profiles. [ui-thread]
class AnalysisPlayers {
public:
    struct Entry {
        std::string id;    ///< AnalysisPlayer::id
        std::string name;  ///< for people
    };

    /// Both outlive the object.
    AnalysisPlayers(const PluginRegistry& plugins, Engines& engines) : plugins_(plugins), engines_(engines) {}

    [[nodiscard]] std::vector<Entry> list() const;
    /// Whether it is there.
    [[nodiscard]] bool isThere(std::string_view id) const;
    /// A player to add to an Analysis; nothing if it is there no longer.
    [[nodiscard]] std::optional<AnalysisPlayer> find(std::string_view id) const;
    /// The same, set up to analyse games: with one thread, so that a number of nodes gives the same each
    /// time.
    [[nodiscard]] std::optional<AnalysisPlayer> findForGames(std::string_view id) const;
    /// The engine and profile that an identifier names; nothing if it names none that is there.
    [[nodiscard]] std::optional<StoredEngine> storedEngine(std::string_view id) const;
    /// A person asks for a player: an engine that rests after failures may start again.
    void wake(std::string_view id);

private:
    [[nodiscard]] AnalysisPlayer ofPlugin(const Plugin& plugin, std::string threads) const;
    [[nodiscard]] AnalysisPlayer ofEngine(const StoredEngine& engine, const EngineProfile& profile) const;

    const PluginRegistry& plugins_;
    Engines& engines_;
};

}  // namespace roque
