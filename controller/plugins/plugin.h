#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "controller/plugins/guest.h"
#include "controller/plugins/plugin_engine.h"
#include "controller/plugins/plugin_info.h"
#include "controller/plugins/plugin_refusal.h"
#include "controller/search/plugin_error.h"
#include "controller/search/plugin_option.h"
#include "model/base/result.h"

struct roque_player_plugin;

namespace roque {

/// An AI player that can be chosen: a library that is loaded and checked, or a guest, which is described and
/// plays in a process of its own (guest.h). It never changes, and a library is never unloaded. [any-thread]
class Plugin {
public:
    /// Loads a library and checks what it says about itself; else the reason why it cannot be used. Nothing
    /// of the plugin is called except what the system's loader runs (static initialisers). Takes as long as
    /// the loader takes: not for the UI thread.
    [[nodiscard]] static Result<std::unique_ptr<Plugin>, PluginRefusal> load(
        const std::filesystem::path& file, PluginOrigin origin);

    /// Whether a library from the user's folder was loaded into this process. What it does at the end
    /// (static destructors) may hang or crash: leave such a process by std::_Exit().
    [[nodiscard]] static bool hasLoadedGuests() noexcept;

    /// A guest that has been described.
    [[nodiscard]] static std::unique_ptr<Plugin> ofGuest(PluginInfo info, GuestFile file);

    [[nodiscard]] const PluginInfo& info() const noexcept { return *info_; }
    [[nodiscard]] const std::vector<PluginOption>& options() const noexcept { return info_->options; }

    /// The file of a guest, nullptr if the library is loaded here.
    [[nodiscard]] const GuestFile* guest() const noexcept { return guest_ ? &*guest_ : nullptr; }

    /// Makes a player of a library that is loaded here. It does not need this object any longer.
    [[nodiscard]] Result<std::unique_ptr<PluginEngine>, PluginError> create() const;

private:
    Plugin(const roque_player_plugin* plugin, PluginInfo info, std::optional<GuestFile> guest);

    const roque_player_plugin* plugin_;  ///< nullptr: a guest's
    std::shared_ptr<const PluginInfo> info_;
    std::optional<GuestFile> guest_;
};

}  // namespace roque
