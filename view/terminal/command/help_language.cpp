#include "view/terminal/command/help_language.h"

#include <CLI/CLI.hpp>

#include "view/terminal/command/terminal_text.h"

namespace roque::terminal {
namespace {

/// CLI11's names of the groups that it makes itself.
constexpr const char* kOptions = "Options";
constexpr const char* kCommands = "Subcommands";

void translateGroups(CLI::App& app) {
    app.set_help_flag("-h,--help", ROQUE_HELP("print this help and exit"));
    for (CLI::Option* const option : app.get_options()) {
        if (option->get_group() == kOptions) option->group(ROQUE_HELP("Options"));
    }
    for (CLI::App* const command : app.get_subcommands([](CLI::App*) { return true; })) {
        if (command->get_group() == kCommands) command->group(ROQUE_HELP("Commands"));
        translateGroups(*command);
    }
}

}  // namespace

void translateHelp(CLI::App& app) {
    CLI::FormatterBase& formatter = *app.get_formatter();  // the commands share it
    formatter.label("Usage", ROQUE_HELP("Usage"));
    formatter.label("OPTIONS", ROQUE_HELP("OPTIONS"));
    formatter.label("SUBCOMMAND", ROQUE_HELP("COMMAND"));
    formatter.label("Positionals", ROQUE_HELP("Arguments"));
    formatter.label("REQUIRED", ROQUE_HELP("(required)"));
    formatter.label("Needs", ROQUE_HELP("needs"));
    formatter.label("Excludes", ROQUE_HELP("excludes"));
    formatter.label("TEXT", ROQUE_HELP("TEXT"));
    formatter.label("INT", ROQUE_HELP("NUMBER"));
    formatter.label("UINT", ROQUE_HELP("NUMBER"));
    formatter.label("FLOAT", ROQUE_HELP("NUMBER"));
    translateGroups(app);
}

}  // namespace roque::terminal
