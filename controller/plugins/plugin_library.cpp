#include "controller/plugins/plugin_library.h"

#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

#include <boost/dll/shared_library.hpp>
#include <dlfcn.h>

#include "controller/plugins/plugin_file.h"
#include "controller/search/plugin_text.h"
#include "controller/threads/mutex.h"

namespace roque {
namespace {

/// Keeps a library loaded until the process ends. The list itself is never destroyed: a thread that a plugin
/// left running would lose the code under its feet.
void keepForEver(boost::dll::shared_library library) {
    struct Kept {
        Mutex mutex;
        std::vector<boost::dll::shared_library> libraries ROQUE_GUARDED_BY(mutex);
    };
    static auto& kept = *new Kept;
    const MutexLock lock(kept.mutex);
    kept.libraries.push_back(std::move(library));
}

/// What the system's loader has to say about its last failure on this thread, without the path, which the
/// caller knows.
[[nodiscard]] Message whyNotLoaded(const std::filesystem::path& file) {
    constexpr std::size_t kLongestMessage = 512;
    const char* const message = dlerror();
    if (message == nullptr) return ROQUE_MESSAGE("It cannot be loaded");
    std::string_view text = message;
    const std::string prefix = file.string() + ": ";
    if (text.starts_with(prefix)) text.remove_prefix(prefix.size());
    return ROQUE_MESSAGE("It cannot be loaded: {0}", shownText(text, kLongestMessage));
}

}  // namespace

Result<const roque_player_plugin*, PluginRefusal> loadPluginLibrary(const std::filesystem::path& file) {
    using boost::dll::load_mode::type;
    if (auto reason = whyNotLoadable(file)) return PluginRefusal{std::move(*reason)};
    constexpr auto kMode =
        static_cast<type>(boost::dll::load_mode::rtld_now | boost::dll::load_mode::rtld_local);
    std::error_code error;
    boost::dll::shared_library library(file, error, kMode);
    if (error) return PluginRefusal{whyNotLoaded(file), PluginRefusal::Stage::Library};
    const roque_player_plugin* plugin = nullptr;
    if (library.has(ROQUE_PLAYER_SYMBOL))
        plugin = &library.get<const roque_player_plugin>(ROQUE_PLAYER_SYMBOL);
    keepForEver(std::move(library));
    if (plugin == nullptr)
        return PluginRefusal{
            ROQUE_MESSAGE("It is a library but not a plugin: {0} is missing", ROQUE_PLAYER_SYMBOL),
            PluginRefusal::Stage::Export};
    return plugin;
}

}  // namespace roque
