#include "view/terminal/endings/endings_options.h"

#include <algorithm>
#include <thread>

#include <CLI/CLI.hpp>

#include "view/terminal/command/option_checks.h"
#include "view/terminal/command/terminal_text.h"

namespace roque::terminal {

void EndingsCommands::addTo(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen) {
    constexpr unsigned kMaxThreads = 64;
    CLI::App& endings =
        *app.add_subcommand("endings", ROQUE_HELP("Make and ask exact endings with up to four men"));
    endings.require_subcommand(1);

    CLI::App& make = *endings.add_subcommand("make", ROQUE_HELP("Compute all endings and write their file"));
    make.add_option("--file", make_.file, ROQUE_HELP("the file; without it, one among the person's data"));
    make_.threads = std::clamp(std::thread::hardware_concurrency(), 1U, kMaxThreads);
    make.add_option("--threads", make_.threads, ROQUE_HELP("how many processors work on it; all by default"))
        ->check(wholeNumber(1, kMaxThreads));
    make.final_callback(
        [this, &streams, &chosen] { chosen = [this, &streams] { return runEndingsMake(make_, streams); }; });

    CLI::App& show = *endings.add_subcommand("show", ROQUE_HELP("Print what best play leads to"));
    show.add_option("fen,--fen", show_.fen, ROQUE_HELP("a position with at most four men"))->required();
    show.add_option("--file", show_.file, ROQUE_HELP("the file; without it, one among the person's data"));
    show.final_callback(
        [this, &streams, &chosen] { chosen = [this, &streams] { return runEndingsShow(show_, streams); }; });
}

}  // namespace roque::terminal
