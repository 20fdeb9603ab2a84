#include "view/terminal/plugins/plugins_options.h"

#include <CLI/CLI.hpp>

#include "controller/storage/xdg_folders.h"
#include "view/terminal/command/option_checks.h"
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
    addNew(command, streams, chosen);
    using Act = ConsentOptions::Act;
    CLI::App& allow = addConsent(command, Act::Allow, "allow",
                                 ROQUE_HELP("Allow a player that did not come with Roque"), streams, chosen);
    allow.add_flag(
        "--in-process", consent_.isInProcess,
        ROQUE_HELP(
            "load it into the program itself, where it can do whatever you can; useful with a debugger"));
    allow.add_flag("--every-version", consent_.isForEveryVersion,
                   ROQUE_HELP("allow whatever the file will contain later, too: for its author"));
    addConsent(command, Act::Refuse, "refuse", ROQUE_HELP("Refuse a player that did not come with Roque"),
               streams, chosen);
    addConsent(command, Act::Forget, "forget", ROQUE_HELP("Forget what was decided about a player"), streams,
               chosen);
    addCheck(command, streams, chosen);
}

void PluginsCommands::addNew(CLI::App& plugins, const Streams& streams, Run& chosen) {
    CLI::App& command = *plugins.add_subcommand("new", ROQUE_HELP("Write the project of a new player"));
    command.add_option("name", new_.name, ROQUE_HELP("of the player, such as my-player"))->required();
    command.add_option("--folder", new_.folder,
                       ROQUE_HELP("of the project, which must not exist; the default is the name"));
    command.add_option("--author", new_.author, ROQUE_HELP("your name, for the player and its licence"));
    command.final_callback([this, &streams, &chosen] {
        chosen = [this, &streams] {
            PluginRegistry registry;
            registry.rescan();
            return runNewPlayer(new_, registry, streams);
        };
    });
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

void PluginsCommands::addCheck(CLI::App& plugins, const Streams& streams, Run& chosen) {
    CLI::App& command = *plugins.add_subcommand(
        "check", ROQUE_HELP("Test a player level by level; this command is the consent to run it, confined"));
    command.add_option("file", check_.file, ROQUE_HELP("the player's library"))->required();
    auto* const level = command
                            .add_option("--level", check_.level,
                                        ROQUE_HELP("run the checks up to this level; 10 takes minutes"))
                            ->check(wholeNumber(1U, check::kHighestLevel))
                            ->capture_default_str();
    command.add_option("--only", check_.only, ROQUE_HELP("run this check alone; may be repeated"))
        ->allow_extra_args(false)
        ->excludes(level);
    command.add_option("--seed", check_.seed, ROQUE_HELP("the same number gives the same positions"))
        ->check(wholeNumber())
        ->capture_default_str();
    command.add_option("--games", check_.games, ROQUE_HELP("games of level 10"))
        ->check(wholeNumber(2, 1'000'000))
        ->capture_default_str();
    command
        .add_option("--concurrency", check_.concurrency,
                    ROQUE_HELP("checks, or games, in parallel; the default is one for each processor"))
        ->check(wholeNumber(1, 1024));
    command.add_flag("--json", check_.isJson, ROQUE_HELP("print one JSON document"));
    command.final_callback(
        [this, &streams, &chosen] { chosen = [this, &streams] { return runCheck(check_, streams); }; });
}

}  // namespace roque::terminal
