#include "view/terminal/match/match_options.h"

#include <algorithm>

#include <CLI/CLI.hpp>
#include <unistd.h>

#include "view/terminal/command/option_checks.h"
#include "view/terminal/command/terminal_text.h"

namespace roque::terminal {

void MatchCommands::addTo(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen) {
    CLI::App& command =
        *app.add_subcommand("match", ROQUE_HELP("Play a match between AI players and UCI engines"));
    command
        .add_option(
            "player", options_.players,
            ROQUE_HELP("the id of an AI player (see roque-cli plugins) or the path of a UCI engine, then its "
                       "settings: bastion:Level=3 or /usr/games/stockfish:name=SF,depth=1,Skill Level=0"))
        ->required();
    addThinking(command, options_);
    addGames(command);
    addEnds(command, options_);
    addTest(command);
    addRecord(command);
    command.callback([this, &streams, &chosen] {
        options_.isTerminal = isatty(STDOUT_FILENO) != 0;
        chosen = [this, &streams] { return runMatch(options_, streams); };
    });
    addRate(app, streams, chosen);
    addTune(app, streams, chosen);
}

void MatchCommands::addRate(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen) {
    CLI::App& command =
        *app.add_subcommand("rate", ROQUE_HELP("Compute ratings from the games of PGN files"));
    command.add_option("file", rate_.files, ROQUE_HELP("PGN files; - for standard input"))->required();
    command
        .add_option("--anchor", rate_.anchors,
                    ROQUE_HELP("NAME=RATING: a known rating; several are met on average"))
        ->allow_extra_args(false);
    command
        .add_option("--prior", rate_.prior,
                    ROQUE_HELP("virtual draws between every two players who have met"))
        ->check(number(0, 1000))
        ->capture_default_str();
    command.add_option("--bootstrap", rate_.samples, ROQUE_HELP("samples from which errors are computed"))
        ->check(wholeNumber(2, 1'000'000))
        ->capture_default_str();
    command.add_option("--seed", rate_.seed, ROQUE_HELP("the same number gives the same errors"))
        ->check(wholeNumber())
        ->capture_default_str();
    command.add_flag("--csv", rate_.isCsv, ROQUE_HELP("print comma-separated values"));
    command.callback(
        [this, &streams, &chosen] { chosen = [this, &streams] { return runRate(rate_, streams); }; });
}

void MatchCommands::addTune(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen) {
    CLI::App& command =
        *app.add_subcommand("tune", ROQUE_HELP("Tune parameters of an engine by games against itself"));
    command
        .add_option("engine", tune_.engine,
                    ROQUE_HELP("as in a match: the path of a UCI engine, then its settings"))
        ->required();
    command.add_option(
        "--parameters", tune_.parameters,
        ROQUE_HELP("a table of parameters: name, start, least, most, step on each line, between tabs "
                   "if a name has blanks; without it, the numbers that the engine lets one set"));
    command
        .add_option("--names", tune_.names, ROQUE_HELP("A,B,...: the parameters to tune; without it, all"))
        ->delimiter(',')
        ->allow_extra_args(false);
    command.add_option("--rounds", tune_.rounds, ROQUE_HELP("rounds of two games each, with one opening"))
        ->check(wholeNumber(1, 10'000'000))
        ->capture_default_str();
    command
        .add_option("--rate", tune_.rate,
                    ROQUE_HELP("by how many steps a point moves a parameter in the last round"))
        ->check(number(1e-6, 10))
        ->capture_default_str();
    addThinking(command, tune_);
    addSchedule(command, tune_);
    addEnds(command, tune_);
    auto* const journal = command.add_option(
        "--journal", tune_.journal, ROQUE_HELP("the file to which the values of each round are added"));
    command
        .add_flag("--resume", tune_.resumes, ROQUE_HELP("continue the tuning whose rounds are in that file"))
        ->needs(journal);
    command.add_option("-o,--output", tune_.output,
                       ROQUE_HELP("the file for the table of the parameters found"));
    command
        .add_option("--report", tune_.reportEvery, ROQUE_HELP("rounds from one line of progress to the next"))
        ->check(wholeNumber(1, 10'000'000))
        ->capture_default_str();
    command.callback(
        [this, &streams, &chosen] { chosen = [this, &streams] { return runTune(tune_, streams); }; });
}

void MatchCommands::addGames(CLI::App& command) {
    auto* const pairs =
        command
            .add_option("--pairs", options_.pairs,
                        ROQUE_HELP("pairs of games between every two players who meet: one opening, "
                                   "colours swapped"))
            ->check(wholeNumber(1, 10'000'000))
            ->capture_default_str();
    command
        .add_option_function<std::size_t>(
            "--games", [this](std::size_t games) { options_.pairs = (games + 1) / 2; },
            ROQUE_HELP("the same as a number of games, rounded up to pairs"))
        ->check(wholeNumber(1, 20'000'000))
        ->excludes(pairs);
    auto* const gauntlet =
        command.add_flag("--gauntlet", options_.isGauntlet, ROQUE_HELP("the first player meets all others"));
    command.add_flag("--round-robin")
        ->description(ROQUE_HELP("every player meets every other (the default)"))
        ->excludes(gauntlet);
    addSchedule(command, options_);
}

void MatchCommands::addTest(CLI::App& command) {
    constexpr double kMostElo = 1000;  // with 7000, an expected score is exactly 1, and no ratio is a number
    command
        .add_option_function<std::vector<double>>(
            "--sprt",
            [this](const std::vector<double>& numbers) {
                match::SprtHypotheses sprt{numbers[0], numbers[1]};
                if (numbers.size() > 2) sprt.alpha = sprt.beta = numbers[2];
                if (numbers.size() > 3) sprt.beta = numbers[3];
                const auto isProbability = [](double number) { return number > 0 && number < 0.5; };
                if (sprt.elo0 >= sprt.elo1 || !isProbability(sprt.alpha) || !isProbability(sprt.beta))
                    throw CLI::ValidationError(
                        "--sprt",
                        ROQUE_HELP("elo0 must be less than elo1, alpha and beta between 0 and 0.5"));
                options_.sprt = sprt;
            },
            ROQUE_HELP("ELO0,ELO1[,ALPHA[,BETA]]: stop as soon as the test accepts one of the two"))
        ->delimiter(',')
        ->expected(2, 4)
        ->check(number(-kMostElo, kMostElo));
}

void MatchCommands::addRecord(CLI::App& command) {
    auto* const pgn =
        command.add_option("--pgn", options_.pgn,
                           ROQUE_HELP("the file to which the games are added, with clocks and evaluations"));
    command
        .add_flag("--resume", options_.resumes, ROQUE_HELP("continue the match whose games are in that file"))
        ->needs(pgn);
    command.add_option("--event", options_.event, ROQUE_HELP("name of the match in the games"))
        ->capture_default_str();
}

}  // namespace roque::terminal
