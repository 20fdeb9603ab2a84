#include "view/terminal/engines/engines_options.h"

#include <CLI/CLI.hpp>

#include "view/terminal/command/option_checks.h"
#include "view/terminal/command/terminal_text.h"

namespace roque::terminal {

void EnginesCommands::addTo(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen) {
    CLI::App& engines = *app.add_subcommand("engines", ROQUE_HELP("Test chess programs that speak UCI"));
    engines.require_subcommand(1);
    CLI::App& command = *engines.add_subcommand(
        "check", ROQUE_HELP("Test step by step whether a chess program keeps to UCI"));
    command.add_option("command", check_.program, ROQUE_HELP("the program; its own arguments follow it"))
        ->required();
    command.add_option("--only", check_.only, ROQUE_HELP("take this step alone; may be repeated"))
        ->allow_extra_args(false);
    command
        .add_option_function<unsigned>(
            "--margin", [this](unsigned margin) { check_.times.margin = std::chrono::milliseconds(margin); },
            ROQUE_HELP("milliseconds by which a move may be late; the default is 200"))
        ->check(wholeNumber(0, 60'000));
    command.add_flag("--json", check_.isJson, ROQUE_HELP("print one JSON object for each step"));
    command.prefix_command();
    command.final_callback([this, &command, &streams, &chosen] {
        check_.arguments = command.remaining();
        chosen = [this, &streams] { return runEngineCheck(check_, streams); };
    });
}

}  // namespace roque::terminal
