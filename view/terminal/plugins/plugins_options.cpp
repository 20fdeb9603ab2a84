#include "view/terminal/plugins/plugins_options.h"

#include <CLI/CLI.hpp>

#include "controller/storage/xdg_folders.h"
#include "view/terminal/command/terminal_text.h"

namespace roque::terminal {

void PluginsCommands::addTo(CLI::App& app, const Streams& streams, Run& chosen) {
    CLI::App& command = *app.add_subcommand("plugins", ROQUE_HELP("List the AI players"));
    command.add_flag("--options", list_.showOptions, ROQUE_HELP("list the options of each, too"));
    command.callback([this, &command, &streams, &chosen] {
        if (!command.get_subcommands().empty()) return;  // one of those below
        chosen = [this, &streams] {
            PluginRegistry registry;
            registry.rescan();
            return runPlugins(list_, registry, streams);
        };
    });
    using Act = ConsentOptions::Act;
    CLI::App& allow = addConsent(command, Act::Allow, "allow",
                                 ROQUE_HELP("Allow a player that did not come with Roque"), streams, chosen);
    allow.add_flag(
        "--in-process", consent_.isInProcess,
        ROQUE_HELP(
            "load it into the program itself, where it can do whatever you can; useful with a debugger"));
    addConsent(command, Act::Refuse, "refuse", ROQUE_HELP("Refuse a player that did not come with Roque"),
               streams, chosen);
    addConsent(command, Act::Forget, "forget", ROQUE_HELP("Forget what was decided about a player"), streams,
               chosen);
}

CLI::App& PluginsCommands::addConsent(CLI::App& plugins, ConsentOptions::Act act, const char* name,
                                      const std::string& help, const Streams& streams, Run& chosen) {
    CLI::App& command = *plugins.add_subcommand(name, help);
    command
        .add_option("file", consent_.file,
                    ROQUE_HELP("the player's library; the decision is about its present content"))
        ->required();
    command.final_callback([this, act, &streams, &chosen] {
        consent_.act = act;
        chosen = [this, &streams] {
            return runConsent(consent_, GuestConsents(XdgFolders::fromEnvironment().config), streams);
        };
    });
    return command;
}

}  // namespace roque::terminal
