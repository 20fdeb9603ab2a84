#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include "controller/plugins/plugin_engine.h"
#include "controller/plugins/plugin_info.h"
#include "controller/plugins/plugin_refusal.h"
#include "controller/search/plugin_error.h"
#include "controller/search/plugin_option.h"
#include "model/base/result.h"

struct roque_player_plugin;

namespace roque {

/// An AI player's library, loaded and checked. It never changes and is never unloaded. [any-thread]
class Plugin {
public:
    /// Loads a library and checks what it says about itself; else the reason why it cannot be used. Nothing
    /// of the plugin is called except what the system's loader runs (static initialisers). Takes as long as
    /// the loader takes: not for the UI thread.
    [[nodiscard]] static Result<std::unique_ptr<Plugin>, PluginRefusal> load(
        const std::filesystem::path& file, PluginOrigin origin);

    [[nodiscard]] const PluginInfo& info() const noexcept { return *info_; }
    [[nodiscard]] const std::vector<PluginOption>& options() const noexcept { return info_->options; }

    /// Makes a player. It does not need this object any longer.
    [[nodiscard]] Result<std::unique_ptr<PluginEngine>, PluginError> create() const;

private:
    Plugin(const roque_player_plugin& plugin, std::shared_ptr<const PluginInfo> info) noexcept;

    const roque_player_plugin& plugin_;
    std::shared_ptr<const PluginInfo> info_;
};

}  // namespace roque
