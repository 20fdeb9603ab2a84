#include "view/terminal/pgn/pgn_options.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <thread>

#include <CLI/CLI.hpp>
#include <unistd.h>

#include "model/pgn/tag_rules.h"
#include "view/terminal/command/option_checks.h"
#include "view/terminal/command/terminal_text.h"

namespace roque::terminal {
namespace {

/// The problem of a PGN date, complete or shortened ("2024", "2024.03", "2024.03.31"); empty if it is valid.
std::string faultOfDate(const std::string& text) {
    constexpr std::string_view kForm = "dddd.dd.dd";
    const bool isCut = text.size() == 4 || text.size() == 7 || text.size() == kForm.size();
    const auto fits = [](char letter, char form) {
        return form == 'd' ? letter >= '0' && letter <= '9' : letter == form;
    };
    const bool isDate = isCut && std::equal(text.begin(), text.end(), kForm.begin(), fits);
    if (!isDate) return terminalText(ROQUE_MESSAGE("'{0}' is not a date such as 2024 or 2024.03.31", text));
    constexpr std::string_view kUnknown = "????.??.??";
    const std::string whole = text + std::string(kUnknown.substr(text.size()));
    return pgn::isTagDate(whole) ? "" : terminalText(ROQUE_MESSAGE("No calendar has the date {0}", text));
}

}  // namespace

void PgnCommands::addTo(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen) {
    options_.threads = std::max(1U, std::thread::hardware_concurrency());
    CLI::App& pgn =
        *app.add_subcommand("pgn", ROQUE_HELP("Check, rewrite, search and count games in PGN files"));
    pgn.require_subcommand(1);
    const auto add = [&](const char* name, const std::string& help,
                         std::function<ExitCode()> run) -> CLI::App& {
        CLI::App& command = *pgn.add_subcommand(name, help);
        addFiles(command);
        command.callback([this, &chosen, run = std::move(run)] {
            options_.showsProgress = isatty(STDERR_FILENO) != 0;
            chosen = run;
        });
        return command;
    };
    add("check", ROQUE_HELP("List what is wrong: file, game, line and move"), [this, streams] {
        return runPgnCheck(options_, streams);
    }).add_flag("--no-warnings", options_.hidesWarnings, ROQUE_HELP("list errors only"));
    addOutput(
        add("normalise",
            ROQUE_HELP("Rewrite games in the standard's export format; games with errors stay as they are"),
            [this, streams] { return runPgnNormalise(options_, streams); }));
    CLI::App& filter = add("filter", ROQUE_HELP("Write the games that fit, as they are"),
                           [this, streams] { return runPgnFilter(options_, filter_, streams); });
    addOutput(filter);
    addCriteria(filter);
    add("stats", ROQUE_HELP("Count games, results, players and openings"),
        [this, streams] { return runPgnStats(options_, openingPlies_, streams); })
        .add_option("--opening-plies", openingPlies_, ROQUE_HELP("half-moves that count as the opening"))
        ->check(wholeNumber(1, 40))
        ->capture_default_str();
}

void PgnCommands::addFiles(CLI::App& command) {
    command.add_option("file", options_.files, ROQUE_HELP("PGN files; - for standard input"))->required();
    command
        .add_option("--threads", options_.threads,
                    ROQUE_HELP("threads that work in parallel; the default is all processors"))
        ->check(wholeNumber(1, 256));
}

void PgnCommands::addOutput(CLI::App& command) {
    command.add_option(
        "-o,--output", options_.output,
        ROQUE_HELP("the file to write; it may be one of those read; the default is standard output"));
}

void PgnCommands::addCriteria(CLI::App& command) {
    const CLI::Validator date(faultOfDate, "DATE");
    command.add_option("--player", filter_.player,
                       ROQUE_HELP("part of the name of a player of either colour"));
    command.add_option("--white", filter_.white, ROQUE_HELP("part of the name of White"));
    command.add_option("--black", filter_.black, ROQUE_HELP("part of the name of Black"));
    command.add_option("--event", filter_.event, ROQUE_HELP("part of the name of the event"));
    command
        .add_option(
            "--since", filter_.since,
            ROQUE_HELP("played then or later, such as 2024 or 2024.03.31; an unknown month or day matches"))
        ->check(date);
    command.add_option("--until", filter_.until, ROQUE_HELP("played then or earlier"))->check(date);
    command.add_option("--result", filter_.results, ROQUE_HELP("1-0, 0-1, 1/2-1/2 or *; may be repeated"))
        ->check(oneOf({"1-0", "0-1", "1/2-1/2", "*"}))
        ->allow_extra_args(false);  // the next argument is a file
    command.add_option("--opening", filter_.opening,
                       ROQUE_HELP("the moves that the game begins with, such as \"e4 c5\""));
    command.add_option("--fen", filter_.fen, ROQUE_HELP("a position that occurs in the game"));
    constexpr std::uint64_t kMostPlies = std::numeric_limits<unsigned>::max();
    command.add_option("--min-plies", filter_.minPlies, ROQUE_HELP("at least this many half-moves"))
        ->check(wholeNumber(0, kMostPlies));
    command.add_option("--max-plies", filter_.maxPlies, ROQUE_HELP("at most this many half-moves"))
        ->check(wholeNumber(0, kMostPlies));
}

}  // namespace roque::terminal
