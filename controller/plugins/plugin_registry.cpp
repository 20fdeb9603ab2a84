#include "controller/plugins/plugin_registry.h"

#include <algorithm>
#include <iterator>
#include <system_error>
#include <utility>

#include <boost/dll/runtime_symbol_info.hpp>

#include "controller/diagnostics/risk_note.h"
#include "controller/guests/confinement.h"
#include "controller/guests/sealed_copy.h"
#include "controller/plugins/guest_question.h"
#include "controller/plugins/plugin_file.h"
#include "controller/plugins/plugin_trust.h"
#include "controller/storage/xdg_folders.h"

namespace roque {
namespace {

/// The files of a folder that are called like libraries, in the order of their names; none that are hidden:
/// "..so" and "...so" would name the folders "." and ".." for their data.
[[nodiscard]] std::vector<std::filesystem::path> librariesIn(const std::filesystem::path& folder,
                                                             std::error_code& error) {
    std::vector<std::filesystem::path> files;
    std::filesystem::directory_iterator entry(folder, error);
    for (; !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
        const std::filesystem::path& file = entry->path();
        if (file.extension() == ".so" && !file.filename().string().starts_with('.')) files.push_back(file);
    }
    std::ranges::sort(files);
    return files;
}

/// Whether a plugin of the user's runs in the way, and with the content, that they have decided about.
[[nodiscard]] bool isAsDecided(const Plugin& plugin, const std::string& sha256,
                               std::optional<GuestConsent::Decision> decision) {
    if (plugin.guest() == nullptr) return decision == GuestConsent::Decision::InProcess;
    return plugin.guest()->sha256 == sha256 && decision == GuestConsent::Decision::Allowed;
}

}  // namespace

PluginRegistry::PluginRegistry()
    : PluginRegistry(standardFolders(), GuestConsents(XdgFolders::fromEnvironment().config)) {}

PluginRegistry::PluginRegistry(std::vector<PluginFolder> folders, GuestConsents consents)
    : folders_(std::move(folders)), consents_(std::move(consents)) {}

std::vector<PluginFolder> PluginRegistry::standardFolders() {
    const std::filesystem::path program = boost::dll::program_location();
    const std::filesystem::path shipped = program.parent_path() / ROQUE_LIB_FROM_BIN / "plugins";
    std::vector<PluginFolder> folders{{shipped.lexically_normal(), PluginOrigin::Shipped}};
    if (const auto data = XdgFolders::fromEnvironment().data)
        folders.push_back({*data / "plugins", PluginOrigin::User});
    return folders;
}

void PluginRegistry::rescan(const std::function<void()>& onFolder) {
    const MutexLock oneScan(scanning_);
    std::vector<UnusablePlugin> unusable;
    std::vector<UndecidedGuest> undecided;
    for (const PluginFolder& folder : folders_) {
        Scan scan;
        scanFolder(folder, scan);
        std::ranges::move(scan.unusable, std::back_inserter(unusable));
        std::ranges::move(scan.undecided, std::back_inserter(undecided));
        publish(std::move(scan.loaded));
        if (onFolder) onFolder();
    }
    flushRisks();
    const MutexLock lock(lists_);
    unusable_ = std::move(unusable);
    undecided_ = std::move(undecided);
    hasScanned_ = true;
}

bool PluginRegistry::hasScanned() const {
    const MutexLock lock(lists_);
    return hasScanned_;
}

/// Makes plugins known at once: a folder that takes long does not keep those of another from playing.
void PluginRegistry::publish(std::vector<std::unique_ptr<Plugin>> loaded) {
    const MutexLock lock(lists_);
    std::ranges::move(loaded, std::back_inserter(plugins_));
    std::ranges::sort(plugins_, {},
                      [](const auto& plugin) -> const std::string& { return plugin->info().name; });
}

void PluginRegistry::scanFolder(const PluginFolder& folder, Scan& scan) {
    std::error_code error;
    if (!std::filesystem::exists(folder.path, error) && !error) return;
    const bool isUsers = folder.origin == PluginOrigin::User;
    if (auto reason = isUsers ? whyNotTrusted(folder.path) : std::nullopt) {
        scan.unusable.push_back({folder.path, std::move(*reason)});
        return;
    }
    const std::vector<GuestConsent> decisions = isUsers ? consents_.list() : std::vector<GuestConsent>();
    for (const std::filesystem::path& file : librariesIn(folder.path, error)) {
        isUsers ? loadUsers(file, decisions, scan) : loadShipped(file, scan);
    }
    if (error)
        scan.unusable.push_back(
            {folder.path, ROQUE_MESSAGE("It cannot be looked through: {0}", error.message())});
}

void PluginRegistry::loadShipped(const std::filesystem::path& file, Scan& scan) const {
    if (loadedFrom(file) == nullptr) load(file, PluginOrigin::Shipped, scan);
}

/// Looks at a file of the user's without loading it.
void PluginRegistry::loadUsers(const std::filesystem::path& file, const std::vector<GuestConsent>& decisions,
                               Scan& scan) {
    const auto refuse = [&](Message reason) { scan.unusable.push_back({file, std::move(reason)}); };
    // A dangling link is not a matter of trust; the loader's check says what it is.
    std::error_code error;
    const bool isNowhere = !std::filesystem::exists(file, error) && !error;
    if (!isNowhere) {
        if (auto reason = whyNotTrusted(file)) return refuse(std::move(*reason));
    }
    const Plugin* const loaded = loadedFrom(file);
    if (isNowhere && loaded != nullptr) return;
    if (auto reason = whyNotLoadable(file)) return refuse(std::move(*reason));
    const auto sum = sha256OfFile(file);
    if (!sum) return refuse(ROQUE_MESSAGE("It cannot be read: {0}", sum.error().message()));
    GuestFile guest{file, *sum};
    const auto decision = decisionAbout(decisions, *sum, file);
    if (loaded != nullptr) {
        if (isAsDecided(*loaded, *sum, decision)) return;
        retire(file);
    }
    if (decision == GuestConsent::Decision::Refused)
        return scan.unusable.push_back({file, ROQUE_MESSAGE("You have not allowed it to play"), true});
    if (decision == GuestConsent::Decision::InProcess) return loadDecided(file, *sum, scan);
    if (decision == GuestConsent::Decision::Allowed) return describe(std::move(guest), scan);
    scan.undecided.push_back(ask(std::move(guest)));
}

/// Loads a file whose content was decided about. The loader reads it again, so what it has loaded plays only
/// if the content is still the same.
void PluginRegistry::loadDecided(const std::filesystem::path& file, const std::string& sha256, Scan& scan) {
    const std::size_t before = scan.loaded.size();
    load(file, PluginOrigin::User, scan);
    const auto now = sha256OfFile(file);
    if (scan.loaded.size() == before || (now && *now == sha256)) return;
    {
        const MutexLock lock(lists_);
        retired_.push_back(std::move(scan.loaded.back()));  // it cannot be unloaded
    }
    scan.loaded.pop_back();
    scan.unusable.push_back({file, ROQUE_MESSAGE("It has changed since it was looked at")});
}

/// Has a guest say who it is, where it can do no harm; only once for each content.
UndecidedGuest PluginRegistry::ask(GuestFile file) const {
    {
        const MutexLock lock(lists_);
        for (const UndecidedGuest& known : undecided_)
            if (known.file.path == file.path && known.file.sha256 == file.sha256) return known;
    }
    UndecidedGuest guest{std::move(file), std::nullopt, false};
    guest.hasChanged = std::ranges::any_of(consents_.list(), [&](const GuestConsent& consent) {
        return consent.path == guest.file.path && consent.sha256 != guest.file.sha256;
    });
    if (availableConfinement().isComplete()) {
        auto claim = describeGuest(guest.file);
        if (claim)
            guest.claim = std::move(*claim);
        else
            guest.whyNoClaim = std::move(claim).error().reason;
    }
    return guest;
}

void PluginRegistry::describe(GuestFile file, Scan& scan) const {
    const std::filesystem::path path = file.path;
    auto info = describeGuest(file);
    if (!info) return scan.unusable.push_back({path, std::move(info).error().reason});
    add(Plugin::ofGuest(std::move(*info), std::move(file)), path, scan);
}

void PluginRegistry::load(const std::filesystem::path& file, PluginOrigin origin, Scan& scan) const {
    std::optional<Message> reason;
    {
        const MutexLock lock(lists_);
        if (const auto found = setAside_.find(file); found != setAside_.end()) reason = found->second;
    }
    if (reason) return scan.unusable.push_back({file, std::move(*reason)});
    add(Plugin::load(file, origin), file, scan);
}

void PluginRegistry::add(Result<std::unique_ptr<Plugin>, PluginRefusal> plugin,
                         const std::filesystem::path& file, Scan& scan) const {
    if (!plugin) return scan.unusable.push_back({file, plugin.error().reason});
    if (auto reason = clashWith((*plugin)->info(), scan))
        return scan.unusable.push_back({file, std::move(*reason)});
    scan.loaded.push_back(std::move(*plugin));
}

/// Takes a guest off the list whose file has changed.
void PluginRegistry::retire(const std::filesystem::path& file) {
    const MutexLock lock(lists_);
    const auto found =
        std::ranges::find(plugins_, file, [](const auto& plugin) { return plugin->info().path; });
    if (found == plugins_.end()) return;
    retired_.push_back(std::move(*found));
    plugins_.erase(found);
}

const Plugin* PluginRegistry::loadedFrom(const std::filesystem::path& file) const {
    const MutexLock lock(lists_);
    const auto found =
        std::ranges::find(plugins_, file, [](const auto& plugin) { return plugin->info().path; });
    return found == plugins_.end() ? nullptr : found->get();
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

void PluginRegistry::setAside(const std::filesystem::path& file, Message reason) {
    const MutexLock lock(lists_);
    setAside_.insert_or_assign(file, std::move(reason));
}

void PluginRegistry::readmit(const std::filesystem::path& file) {
    const MutexLock lock(lists_);
    setAside_.erase(file);
}

bool PluginRegistry::isSetAside(const std::filesystem::path& file) const {
    const MutexLock lock(lists_);
    return setAside_.contains(file);
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

std::vector<UndecidedGuest> PluginRegistry::undecided() const {
    const MutexLock lock(lists_);
    return undecided_;
}

const Plugin* PluginRegistry::find(std::string_view id) const {
    const MutexLock lock(lists_);
    const auto found = std::ranges::find(plugins_, id, [](const auto& plugin) { return plugin->info().id; });
    return found == plugins_.end() ? nullptr : found->get();
}

}  // namespace roque
