#include "controller/plugins/plugin.h"

#include <atomic>
#include <utility>

#include "controller/diagnostics/risk_note.h"
#include "controller/plugins/plugin_call.h"
#include "controller/plugins/plugin_description.h"
#include "controller/plugins/plugin_levels.h"
#include "controller/plugins/plugin_library.h"
#include "plugins/sdk/roque_player_plugin.h"

namespace roque {
namespace {

std::atomic<bool> guestsLoaded = false;

/// The opening book beside a library, such as "bastion.book.bin"; empty if there is none.
std::filesystem::path bookBeside(std::filesystem::path library) {
    library.replace_extension(".book.bin");
    std::error_code error;
    return std::filesystem::is_regular_file(library, error) ? library : std::filesystem::path();
}

}  // namespace

Plugin::Plugin(const roque_player_plugin* plugin, PluginInfo info, std::optional<GuestFile> guest)
    : plugin_(plugin), info_(std::make_shared<const PluginInfo>(std::move(info))), guest_(std::move(guest)) {}

std::unique_ptr<Plugin> Plugin::ofGuest(PluginInfo info, GuestFile file) {
    info.path = file.path;
    info.levels = readLevelsOf(file.path);
    info.book = bookBeside(file.path);
    info.origin = PluginOrigin::User;
    return std::unique_ptr<Plugin>(new Plugin(nullptr, std::move(info), std::move(file)));
}

Result<std::unique_ptr<Plugin>, PluginRefusal> Plugin::load(const std::filesystem::path& file,
                                                            PluginOrigin origin) {
    const RiskNote note(Risk::Kind::Loading, file.string());
    if (origin == PluginOrigin::User) guestsLoaded = true;
    const auto library = loadPluginLibrary(file);
    if (!library) return library.error();
    auto info = readDescription(**library);
    if (!info) return info.error();
    info->path = file;
    info->levels = readLevelsOf(file);
    info->book = bookBeside(file);
    info->origin = origin;
    return std::unique_ptr<Plugin>(new Plugin(*library, std::move(*info), std::nullopt));
}

bool Plugin::hasLoadedGuests() noexcept {
    return guestsLoaded;
}

Result<std::unique_ptr<PluginEngine>, PluginError> Plugin::create() const {
    if (plugin_ == nullptr)
        return PluginError{PluginError::Kind::CreateFailed,
                           ROQUE_MESSAGE("It plays in a process of its own only")};
    const RiskNote note(Risk::Kind::Playing, info_->id);
    roque_player_failure failure{};
    void* player = nullptr;
    const auto made = callPlugin(PluginError::Kind::CreateFailed, failure, [&] {
        player = plugin_->create(&failure);
        return player != nullptr;
    });
    if (!made) return made.error();
    return std::make_unique<PluginEngine>(*plugin_, player, info_);
}

}  // namespace roque
