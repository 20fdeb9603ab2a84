#include "controller/plugins/plugin_registry.h"

#include <algorithm>
#include <boost/dll/runtime_symbol_info.hpp>
#include <iterator>
#include <system_error>
#include <utility>

#include "controller/plugins/plugin_trust.h"
#include "controller/storage/xdg_folders.h"

namespace roque {
namespace {

/// The files of a folder that are called like libraries, in the order of their names.
[[nodiscard]] std::vector<std::filesystem::path> librariesIn(const std::filesystem::path& folder,
                                                             std::error_code& error) {
    std::vector<std::filesystem::path> files;
    std::filesystem::directory_iterator entry(folder, error);
    for (; !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
        if (entry->path().extension() == ".so") files.push_back(entry->path());
    }
    std::ranges::sort(files);
    return files;
}

}  // namespace

PluginRegistry::PluginRegistry(std::vector<PluginFolder> folders) : folders_(std::move(folders)) {}

std::vector<PluginFolder> PluginRegistry::standardFolders() {
    const std::filesystem::path program = boost::dll::program_location();
    const std::filesystem::path shipped = program.parent_path() / ROQUE_LIB_FROM_BIN / "plugins";
    std::vector<PluginFolder> folders{{shipped.lexically_normal(), PluginOrigin::Shipped}};
    if (const auto data = XdgFolders::fromEnvironment().data)
        folders.push_back({*data / "plugins", PluginOrigin::User});
    return folders;
}

void PluginRegistry::rescan() {
    const MutexLock oneScan(scanning_);
    std::vector<UnusablePlugin> unusable;
    for (const PluginFolder& folder : folders_) {
        Scan scan;
        scanFolder(folder, scan);
        std::ranges::move(scan.unusable, std::back_inserter(unusable));
        publish(std::move(scan.loaded));
    }
    const MutexLock lock(lists_);
    unusable_ = std::move(unusable);
}

/// Makes plugins known at once: a folder that takes long does not keep those of another from playing.
void PluginRegistry::publish(std::vector<std::unique_ptr<Plugin>> loaded) {
    const MutexLock lock(lists_);
    std::ranges::move(loaded, std::back_inserter(plugins_));
    std::ranges::sort(plugins_, {},
                      [](const auto& plugin) -> const std::string& { return plugin->info().name; });
}

void PluginRegistry::scanFolder(const PluginFolder& folder, Scan& scan) const {
    std::error_code error;
    if (!std::filesystem::exists(folder.path, error) && !error) return;
    const bool isUsers = folder.origin == PluginOrigin::User;
    if (auto reason = isUsers ? whyNotTrusted(folder.path) : std::nullopt) {
        scan.unusable.push_back({folder.path, std::move(*reason)});
        return;
    }
    for (const std::filesystem::path& file : librariesIn(folder.path, error)) {
        loadFile(file, folder.origin, scan);
    }
    if (error)
        scan.unusable.push_back(
            {folder.path, ROQUE_MESSAGE("It cannot be looked through: {0}", error.message())});
}

void PluginRegistry::loadFile(const std::filesystem::path& file, PluginOrigin origin, Scan& scan) const {
    if (isLoaded(file)) return;
    const auto refuse = [&](Message reason) { scan.unusable.push_back({file, std::move(reason)}); };
    // A link that leads nowhere is no matter of trust; the loader's check says what it is.
    std::error_code error;
    const bool isNowhere = !std::filesystem::exists(file, error) && !error;
    if (origin == PluginOrigin::User && !isNowhere) {
        if (auto reason = whyNotTrusted(file)) return refuse(std::move(*reason));
    }
    auto plugin = Plugin::load(file, origin);
    if (!plugin) return refuse(plugin.error().reason);
    if (auto reason = clashWith((*plugin)->info(), scan)) return refuse(std::move(*reason));
    scan.loaded.push_back(std::move(*plugin));
}

bool PluginRegistry::isLoaded(const std::filesystem::path& file) const {
    const MutexLock lock(lists_);
    return std::ranges::any_of(plugins_, [&](const auto& plugin) { return plugin->info().path == file; });
}

std::optional<Message> PluginRegistry::clashWith(const PluginInfo& info, const Scan& scan) const {
    const MutexLock lock(lists_);
    for (const auto* list : {&plugins_, &scan.loaded}) {
        for (const auto& plugin : *list) {
            const PluginInfo& other = plugin->info();
            if (other.id == info.id) {
                return ROQUE_MESSAGE("Its identifier {0} is that of {1}", info.id, other.path);
            }
            if (other.name == info.name) {
                return ROQUE_MESSAGE("Its name {0} is that of {1}", info.name, other.path);
            }
        }
    }
    return std::nullopt;
}

std::vector<const Plugin*> PluginRegistry::plugins() const {
    const MutexLock lock(lists_);
    std::vector<const Plugin*> list;
    list.reserve(plugins_.size());
    for (const auto& plugin : plugins_) list.push_back(plugin.get());
    return list;
}

std::vector<UnusablePlugin> PluginRegistry::unusable() const {
    const MutexLock lock(lists_);
    return unusable_;
}

const Plugin* PluginRegistry::find(std::string_view id) const {
    const MutexLock lock(lists_);
    const auto found = std::ranges::find(plugins_, id, [](const auto& plugin) { return plugin->info().id; });
    return found == plugins_.end() ? nullptr : found->get();
}

}  // namespace roque
