#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "controller/plugins/guest_consents.h"
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
    Message reason;          ///< a sentence without a full stop
    bool isRefused = false;  ///< by the person: no news to them
};

/// A player of the user's folder about which nobody has decided yet. Nothing of it plays before.
struct UndecidedGuest {
    GuestFile file;
    /// What it says of itself; known only where the system confines it completely while it is asked.
    std::optional<PluginInfo> claim;
    bool hasChanged = false;              ///< another content in the same place has been decided about
    std::optional<Message> whyNoClaim{};  ///< why it could not say who it is, if it was asked
};

/// Finds the AI players, and loads those that came with the program. What lies in the user's folder is a
/// guest: it is described by a process of its own if the person has allowed its content, and never loaded
/// into this one, unless they have allowed that too. One broken plugin never keeps the others from playing.
///
/// Loading is slow (the system's loader, other people's initialisers), so rescan() belongs on a worker
/// thread; everything else returns at once, also during a scan. What a folder has is known when it has been
/// looked through, so a slow one does not keep the others from playing.
/// A plugin once loaded stays, at the same address, until the registry ends. [any-thread]
class PluginRegistry {
public:
    /// Looks in the usual folders.
    PluginRegistry();
    /// Looks in these folders, in this order. Nothing is loaded before rescan().
    explicit PluginRegistry(std::vector<PluginFolder> folders, GuestConsents consents = GuestConsents({}));

    /// The folders of the installation or of the build, found from where the program is, and the user's
    /// (`$XDG_DATA_HOME/roque/plugins`, else `~/.local/share/roque/plugins`).
    [[nodiscard]] static std::vector<PluginFolder> standardFolders();

    /// Looks through the folders again: loads what is new and forgets nothing that is loaded. A guest whose
    /// file has another content now is another one, to be decided about; one that has been decided about
    /// otherwise leaves the list. `onFolder` is called after each folder, on the calling thread: one with
    /// many guests takes long.
    void rescan(const std::function<void()>& onFolder = {});

    /// Whether a scan has ended: until then, further plugins may be about to be found.
    [[nodiscard]] bool hasScanned() const;

    /// Has rescan() leave out a library that would be loaded into this process, and list it as unusable for
    /// this reason; loaded ones stay.
    void setAside(const std::filesystem::path& file, Message reason);
    /// Has rescan() load it again.
    void readmit(const std::filesystem::path& file);
    [[nodiscard]] bool isSetAside(const std::filesystem::path& file) const;

    /// The usable plugins, in the order of their names.
    [[nodiscard]] std::vector<const Plugin*> plugins() const;

    /// What was refused in the last scan and why, in the order of the folders.
    [[nodiscard]] std::vector<UnusablePlugin> unusable() const;

    /// The guests of the last scan about which nobody has decided.
    [[nodiscard]] std::vector<UndecidedGuest> undecided() const;

    /// What has been decided.
    [[nodiscard]] const GuestConsents& consents() const noexcept { return consents_; }

    /// The plugin with an id, nullptr if there is none.
    [[nodiscard]] const Plugin* find(std::string_view id) const;

private:
    /// What a scan has found in a folder so far.
    struct Scan {
        std::vector<std::unique_ptr<Plugin>> loaded;
        std::vector<UnusablePlugin> unusable;
        std::vector<UndecidedGuest> undecided;
    };

    // Parts of rescan().
    void scanFolder(const PluginFolder& folder, Scan& scan) ROQUE_REQUIRES(scanning_);
    void loadShipped(const std::filesystem::path& file, Scan& scan) const ROQUE_REQUIRES(scanning_);
    void loadUsers(const std::filesystem::path& file, const std::vector<GuestConsent>& decisions, Scan& scan)
        ROQUE_REQUIRES(scanning_);
    void loadDecided(const std::filesystem::path& file, const std::string& sha256, Scan& scan)
        ROQUE_REQUIRES(scanning_);
    [[nodiscard]] UndecidedGuest ask(GuestFile file) const;
    void describe(GuestFile file, Scan& scan) const ROQUE_REQUIRES(scanning_);
    void load(const std::filesystem::path& file, PluginOrigin origin, Scan& scan) const
        ROQUE_REQUIRES(scanning_);
    void add(Result<std::unique_ptr<Plugin>, PluginRefusal> plugin, const std::filesystem::path& file,
             Scan& scan) const ROQUE_REQUIRES(scanning_);
    void retire(const std::filesystem::path& file);
    void publish(std::vector<std::unique_ptr<Plugin>> loaded) ROQUE_REQUIRES(scanning_);
    [[nodiscard]] const Plugin* loadedFrom(const std::filesystem::path& file) const;
    [[nodiscard]] std::optional<Message> clashWith(const PluginInfo& info, const Scan& scan) const;

    std::vector<PluginFolder> folders_;
    GuestConsents consents_;
    Mutex scanning_;  ///< one scan at a time
    mutable Mutex lists_;
    std::vector<std::unique_ptr<Plugin>> plugins_ ROQUE_GUARDED_BY(lists_);
    std::vector<std::unique_ptr<Plugin>> retired_
        ROQUE_GUARDED_BY(lists_);  ///< somebody may still play with them
    std::vector<UnusablePlugin> unusable_ ROQUE_GUARDED_BY(lists_);
    std::vector<UndecidedGuest> undecided_ ROQUE_GUARDED_BY(lists_);
    bool hasScanned_ ROQUE_GUARDED_BY(lists_) = false;
    std::map<std::filesystem::path, Message> setAside_ ROQUE_GUARDED_BY(lists_);  ///< and why
};

}  // namespace roque
