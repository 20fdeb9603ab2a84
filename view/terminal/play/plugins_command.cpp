#include "view/terminal/plugins_command.h"

#include <fmt/ostream.h>

namespace roque::terminal {

ExitCode runPlugins(const PluginsOptions& options, const PluginRegistry& registry, const Streams& streams) {
    for (const Plugin* plugin : registry.plugins()) {
        const PluginInfo& info = plugin->info();
        fmt::print(streams.out, "{}\t{} {}\t{}\t{}\n", info.id, info.name, info.version, info.author,
                   info.path.string());
        if (!options.showOptions) continue;
        for (const PluginOption& option : plugin->options()) fmt::print(streams.out, "  {}\n", toUci(option));
    }
    for (const UnusablePlugin& unusable : registry.unusable()) {
        fmt::print(streams.error, "{}: not usable: {}\n", unusable.path.string(), unusable.reason);
    }
    if (registry.plugins().empty()) {
        fmt::print(streams.error, "No AI player was found.\n");
        return ExitCode::Mismatch;
    }
    return ExitCode::Success;
}

}  // namespace roque::terminal
