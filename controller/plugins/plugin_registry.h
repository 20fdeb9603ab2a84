#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "controller/plugins/plugin.h"
#include "controller/threads/mutex.h"

namespace roque {

/// A folder in which plugins are looked for.
struct PluginFolder {
    std::filesystem::path path;
    PluginOrigin origin = PluginOrigin::Shipped;
};

/// A file or folder that looks like a plugin but cannot be used.
struct UnusablePlugin {
    std::filesystem::path path;
    Message reason;  ///< a sentence without a full stop
};

/// Finds and loads the AI players. One broken plugin never keeps the others from loading.
///
/// Loading is slow (the system's loader, other people's initialisers), so rescan() belongs on a worker
/// thread; everything else returns at once, also during a scan. What a folder has is known when it has been
/// looked through, so a slow one does not keep the others from playing.
/// A plugin once loaded stays, at the same address, until the registry ends. [any-thread]
class PluginRegistry {
public:
    /// Looks in these folders, in this order. Nothing is loaded before rescan().
    explicit PluginRegistry(std::vector<PluginFolder> folders = standardFolders());

    /// The folders of the installation or of the build, found from where the program is, and the user's
    /// (`$XDG_DATA_HOME/roque/plugins`, else `~/.local/share/roque/plugins`).
    [[nodiscard]] static std::vector<PluginFolder> standardFolders();

    /// Looks through the folders again: loads what is new and forgets nothing that is loaded.
    void rescan();

    /// The usable plugins, in the order of their names.
    [[nodiscard]] std::vector<const Plugin*> plugins() const;

    /// What was refused in the last scan and why, in the order of the folders.
    [[nodiscard]] std::vector<UnusablePlugin> unusable() const;

    /// The plugin with an id, nullptr if there is none.
    [[nodiscard]] const Plugin* find(std::string_view id) const;

private:
    /// What a scan has found in a folder so far.
    struct Scan {
        std::vector<std::unique_ptr<Plugin>> loaded;
        std::vector<UnusablePlugin> unusable;
    };

    // Parts of rescan().
    void scanFolder(const PluginFolder& folder, Scan& scan) const ROQUE_REQUIRES(scanning_);
    void loadFile(const std::filesystem::path& file, PluginOrigin origin, Scan& scan) const
        ROQUE_REQUIRES(scanning_);
    void publish(std::vector<std::unique_ptr<Plugin>> loaded) ROQUE_REQUIRES(scanning_);
    [[nodiscard]] bool isLoaded(const std::filesystem::path& file) const;
    [[nodiscard]] std::optional<Message> clashWith(const PluginInfo& info, const Scan& scan) const;

    std::vector<PluginFolder> folders_;
    Mutex scanning_;  ///< one scan at a time
    mutable Mutex lists_;
    std::vector<std::unique_ptr<Plugin>> plugins_ ROQUE_GUARDED_BY(lists_);
    std::vector<UnusablePlugin> unusable_ ROQUE_GUARDED_BY(lists_);
};

}  // namespace roque
