#include "view/terminal/match/match_options.h"

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>

namespace roque::terminal {

void MatchCommands::addTo(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen) {
    CLI::App& command = *app.add_subcommand("match", "Play a match between AI players and UCI engines");
    command
        .add_option("player", options_.players,
                    "a plugin (roque-cli plugins) or a program with a slash, then what is set about it: "
                    "bastion:Level=3 or /usr/games/stockfish:name=SF,depth=1,Skill Level=0")
        ->required();
    addThinking(command);
    addGames(command);
    addEnds(command);
    addRecord(command);
    command.callback([this, &streams, &chosen] {
        options_.isTerminal = isatty(STDOUT_FILENO) != 0;
        chosen = [this, &streams] { return runMatch(options_, streams); };
    });
    addRate(app, streams, chosen);
}

void MatchCommands::addRate(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen) {
    CLI::App& command = *app.add_subcommand("rate", "Compute ratings from the games of PGN files");
    command.add_option("file", rate_.files, "PGN files; - for standard input")->required();
    command
        .add_option("--anchor", rate_.anchors,
                    "NAME=RATING: a known rating; all are moved so that several are right on average")
        ->allow_extra_args(false);
    command
        .add_option("--prior", rate_.prior,
                    "games that are drawn in thought between every two players who have met")
        ->check(CLI::Range(0.0, 1000.0))
        ->capture_default_str();
    command.add_option("--bootstrap", rate_.samples, "samples from which errors are computed")
        ->check(CLI::Range(2, 1'000'000))
        ->capture_default_str();
    command.add_option("--seed", rate_.seed, "the same number gives the same errors")->capture_default_str();
    command.add_flag("--csv", rate_.isCsv, "print comma-separated values");
    command.callback(
        [this, &streams, &chosen] { chosen = [this, &streams] { return runRate(rate_, streams); }; });
}

void MatchCommands::addThinking(CLI::App& command) {
    auto* const time = command.add_option("--tc", options_.time, "time for the moves: 2+0.02, 40/60, 60");
    command.add_option("--movetime", options_.moveTime, "milliseconds for each move")
        ->check(CLI::Range(1, 86'400'000))
        ->excludes(time);
    command.add_option("--depth", options_.depth, "plies to search")->check(CLI::Range(1, 1000));
    command.add_option("--nodes", options_.nodes, "positions to look at for each move")
        ->check(CLI::PositiveNumber);
    command.add_option("--hash", options_.megabytes, "megabytes for each engine that has the option Hash")
        ->check(CLI::Range(1, 1 << 20))
        ->capture_default_str();
    command.add_option("--threads", options_.threads, "threads for each engine that has the option Threads")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();
    command.add_option("--margin", options_.margin, "milliseconds that a move may come too late")
        ->capture_default_str();
    command
        .add_option("--patience", options_.patience,
                    "seconds for a move without a clock, after which an engine hangs")
        ->check(CLI::Range(1, 1'000'000))
        ->capture_default_str();
}

void MatchCommands::addGames(CLI::App& command) {
    auto* const pairs = command
                            .add_option("--pairs", options_.pairs,
                                        "pairs of games between every two players who meet: one opening, "
                                        "colours swapped")
                            ->check(CLI::Range(std::size_t{1}, std::size_t{10'000'000}))
                            ->capture_default_str();
    command
        .add_option_function<std::size_t>(
            "--games", [this](std::size_t games) { options_.pairs = (games + 1) / 2; },
            "the same as a number of games")
        ->check(CLI::Range(std::size_t{1}, std::size_t{20'000'000}))
        ->excludes(pairs);
    auto* const gauntlet =
        command.add_flag("--gauntlet", options_.isGauntlet, "the first player meets all others");
    command.add_flag("--round-robin")
        ->description("everybody meets everybody (the default)")
        ->excludes(gauntlet);
    command.add_option("--concurrency", options_.concurrency, "games at the same time")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();
    command.add_option("--seed", options_.seed, "the same number gives the same openings and the same lots")
        ->capture_default_str();
    command.add_option("--openings", options_.openings,
                       "a file of positions (FEN or EPD) or games (PGN) to begin from");
}

void MatchCommands::addEnds(CLI::App& command) {
    using Rules = match::AdjudicationRules;
    command
        .add_option_function<std::vector<int>>(
            "--draw",
            [this](const std::vector<int>& numbers) {
                options_.adjudication.draw =
                    Rules::Draw{numbers[0], static_cast<unsigned>(numbers[1]),
                                numbers.size() > 2 ? static_cast<unsigned>(numbers[2]) : 1U};
            },
            "CENTIPAWNS,MOVES[,FROM]: drawn if both see no more for so many moves, from a move on")
        ->delimiter(',')
        ->expected(2, 3)
        ->check(CLI::Range(0, 100'000));
    command
        .add_option_function<std::vector<int>>(
            "--resign",
            [this](const std::vector<int>& numbers) {
                options_.adjudication.resignation =
                    Rules::Resignation{numbers[0], static_cast<unsigned>(numbers[1])};
            },
            "CENTIPAWNS,MOVES: lost if both see as much for so many moves")
        ->delimiter(',')
        ->expected(2)
        ->check(CLI::Range(1, 100'000));
    command
        .add_option("--max-moves", options_.adjudication.mostMoves, "drawn after so many moves of each side")
        ->check(CLI::Range(1, 10'000));
    addTest(command);
}

void MatchCommands::addTest(CLI::App& command) {
    command
        .add_option_function<std::vector<double>>(
            "--sprt",
            [this](const std::vector<double>& numbers) {
                match::SprtHypotheses sprt{numbers[0], numbers[1]};
                if (numbers.size() > 2) sprt.alpha = sprt.beta = numbers[2];
                if (numbers.size() > 3) sprt.beta = numbers[3];
                const auto isProbability = [](double number) { return number > 0 && number < 0.5; };
                if (sprt.elo0 >= sprt.elo1 || !isProbability(sprt.alpha) || !isProbability(sprt.beta))
                    throw CLI::ValidationError("--sprt", "elo0 < elo1, alpha and beta between 0 and 0.5");
                options_.sprt = sprt;
            },
            "ELO0,ELO1[,ALPHA[,BETA]]: stop as soon as one of them can be believed")
        ->delimiter(',')
        ->expected(2, 4);
}

void MatchCommands::addRecord(CLI::App& command) {
    auto* const pgn = command.add_option(
        "--pgn", options_.pgn, "the file to which the games are added, with clocks and evaluations");
    command.add_flag("--resume", options_.resumes, "go on with the match whose games are in that file")
        ->needs(pgn);
    command.add_option("--event", options_.event, "name of the match in the games")->capture_default_str();
}

}  // namespace roque::terminal
