#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <string_view>
#include <vector>

#include "controller/plugins/plugin_info.h"
#include "controller/plugins/plugin_search_channel.h"
#include "controller/search/plugin_error.h"
#include "controller/search/search.h"
#include "model/base/result.h"

struct roque_player_plugin;

namespace roque {

/// One player made by a plugin: translates between the program's types and the plugin's C functions, and lets
/// nothing through that the plugin did wrong. No exception of a plugin leaves it. InProcessEngine makes a
/// SearchEngine of it.
///
/// Belongs to one thread at a time. [search-thread]
class PluginEngine {
public:
    using TimePoint = std::chrono::steady_clock::time_point;
    /// Told of a search's progress, on the thread of the search or on one that the plugin has started.
    using InfoSink = std::function<void(const SearchInfo&)>;

    /// Takes over a player that `plugin` has made. Plugin::create() calls this.
    PluginEngine(const roque_player_plugin& plugin, void* player, std::shared_ptr<const PluginInfo> info);
    PluginEngine(const PluginEngine&) = delete;
    PluginEngine& operator=(const PluginEngine&) = delete;
    /// Ends the player. Must not be called while it searches: an engine whose search does not come back is
    /// left alone together with its thread.
    ~PluginEngine();

    [[nodiscard]] const PluginInfo& info() const noexcept { return *info_; }
    [[nodiscard]] const std::vector<PluginOption>& options() const noexcept { return info_->options; }

    /// Sets an option by its name, whatever its case. The value is checked first.
    Result<void, PluginError> setOption(std::string_view name, std::string_view value);

    /// Tells the player that what comes next is another game.
    Result<void, PluginError> newGame();

    /// Searches on the calling thread until the plugin returns, however long that takes. The plugin polls
    /// whether to stop: `stop` is true, or `deadline` has passed. The answer is a legal move of the position
    /// in question.
    ///
    /// `stop`, `onInfo` and `aside` must live as long as the call, also if its thread is given up.
    [[nodiscard]] Result<SearchAnswer, PluginError> search(const SearchRequest& request,
                                                           const std::atomic<bool>& stop,
                                                           const InfoSink& onInfo,
                                                           TimePoint deadline = TimePoint::max(),
                                                           const SearchAside& aside = {});

private:
    const roque_player_plugin& plugin_;
    void* player_;
    std::shared_ptr<const PluginInfo> info_;
    SearchChannel& channel_;  ///< lives for ever: a thread left behind by the plugin may still hold it
};

}  // namespace roque
