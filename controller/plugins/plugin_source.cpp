#include "controller/plugins/plugin_source.h"

#include <charconv>
#include <utility>

#include "controller/engines/uci_source.h"
#include "controller/plugins/guest.h"
#include "controller/plugins/in_process_engine.h"
#include "controller/storage/xdg_folders.h"

namespace roque {
namespace {

namespace fs = std::filesystem;
using Options = std::map<std::string, std::string>;

constexpr unsigned kMemoryPerThread = 8;  // mebibytes
constexpr unsigned kMaxMemory = 1U << 20U;

std::string valueOf(std::string_view name, const Plugin& plugin, const Options& chosen) {
    for (const auto& [option, value] : chosen)
        if (isSameOptionName(option, name)) return value;
    const PluginOption* const option = findOption(plugin.options(), name);
    return option == nullptr ? std::string() : option->defaultValue;
}

unsigned numberOf(std::string_view name, const Plugin& plugin, const Options& chosen) {
    const std::string text = valueOf(name, plugin, chosen);
    unsigned number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return std::min(number, kMaxMemory);
}

/// Whether a file that a person has named may be shown to a guest: one file, not a folder with everything in
/// it.
bool mayBeGranted(const fs::path& path) {
    std::error_code error;
    return path.is_absolute() && fs::is_regular_file(path, error);
}

GuestGrants grantsOf(const Plugin& plugin, const Options& chosen) {
    GuestGrants grants;
    grants.memory +=
        numberOf("Hash", plugin, chosen) + kMemoryPerThread * numberOf("Threads", plugin, chosen);
    for (const auto& [name, value] : chosen) {
        const PluginOption* const option = findOption(plugin.options(), name);
        const bool isText = option != nullptr && option->kind == PluginOption::Kind::String;
        if (isText && value != option->defaultValue && mayBeGranted(value))
            grants.readable.emplace_back(value);
    }
    if (const auto data = XdgFolders::fromEnvironment().data)
        grants.dataFolder = *data / "player-data" / plugin.guest()->path.stem();
    return grants;
}

}  // namespace

EngineSource pluginSource(const Plugin& plugin, const Options& options, const Deadlines& patience) {
    if (plugin.guest() == nullptr) return inProcess(plugin, patience);
    EngineDeadlines deadlines;
    deadlines.start = deadlines.load = deadlines.ready = patience.start;
    deadlines.stop = patience.afterStop;
    return uciSource(guestCommandFor(plugin, options), deadlines);
}

EngineCommand guestCommandFor(const Plugin& plugin, const Options& options) {
    const GuestGrants grants = grantsOf(plugin, options);
    std::error_code error;  // a guest that cannot have its folder writes nowhere
    fs::create_directories(grants.dataFolder, error);
    return guestCommand(*plugin.guest(), grants);
}

}  // namespace roque
