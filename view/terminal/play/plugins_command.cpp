#include "view/terminal/play/plugins_command.h"

#include <fmt/ostream.h>

#include "view/terminal/command/terminal_text.h"

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
        say(streams.error, ROQUE_MESSAGE("{0}: not usable: {1}", unusable.path, unusable.reason));
    }
    if (registry.plugins().empty()) {
        say(streams.error, ROQUE_MESSAGE("No AI player was found."));
        return ExitCode::Mismatch;
    }
    return ExitCode::Success;
}

}  // namespace roque::terminal
