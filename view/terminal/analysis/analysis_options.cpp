#include "view/terminal/analysis/analysis_options.h"

#include <string>
#include <utility>

#include <CLI/CLI.hpp>

#include "view/terminal/command/option_checks.h"
#include "view/terminal/command/terminal_text.h"

namespace roque::terminal {
namespace {

void addPlayer(CLI::App& command, AnalysingPlayerOptions& who) {
    command
        .add_option("--player", who.player,
                    ROQUE_HELP("who analyses, as in a match: bastion, or /usr/games/stockfish:Threads=2"))
        ->capture_default_str();
    command
        .add_option("--hash", who.megabytes, ROQUE_HELP("megabytes for an engine that has the option Hash"))
        ->check(wholeNumber(1, 1 << 20))
        ->capture_default_str();
    command
        .add_option("--stretch", who.stretch,
                    ROQUE_HELP("how many of the player's centipawns are one of Bastion's, as calibrate says"))
        ->check(number(0.01, 100));
}

}  // namespace

void AnalysisCommands::addTo(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen) {
    CLI::App& command = *app.add_subcommand("analyse", ROQUE_HELP("Have a player analyse positions"));
    auto* const subject = command.add_option(
        "subject", analyse_.subject,
        ROQUE_HELP("a FEN, or a file of positions (FEN or EPD) or of games (PGN), whose last "
                   "positions are analysed"));
    auto* const fen =
        command.add_option("--fen", analyse_.fen, ROQUE_HELP("the position, instead of a file"))
            ->excludes(subject);
    addPlayer(command, analyse_.who);
    command.add_option("--lines", analyse_.lines, ROQUE_HELP("how many of the best moves"))
        ->check(wholeNumber(1, 256))
        ->capture_default_str();
    auto* const nodes = command
                            .add_option("--nodes", analyse_.who.nodes,
                                        ROQUE_HELP("positions to search; the default is 1000000"))
                            ->check(wholeNumber(1));
    auto* const time =
        command.add_option("--movetime", analyse_.who.moveTime, ROQUE_HELP("milliseconds for each position"))
            ->check(wholeNumber(1, 86'400'000))
            ->excludes(nodes);
    command.add_option("--depth", analyse_.who.depth, ROQUE_HELP("plies to search"))
        ->check(wholeNumber(1, 1000))
        ->excludes(nodes)
        ->excludes(time);
    command.add_option("--threads", analyse_.who.threads, ROQUE_HELP("threads of the engine"))
        ->check(wholeNumber(1, 1024))
        ->capture_default_str();
    command.add_flag("--json", analyse_.isJson, ROQUE_HELP("print one JSON object for each line"));
    command.callback([this, subject, fen, &streams, &chosen] {
        if (subject->count() + fen->count() == 0)
            throw CLI::ValidationError("subject", ROQUE_HELP("a file or --fen is needed"));
        chosen = [this, &streams] { return runAnalyse(analyse_, streams); };
    });
    addAnnotate(app, streams, chosen);
    addCalibrate(app, streams, chosen);
    addWhy(app, streams, chosen);
}

void AnalysisCommands::addAnnotate(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen) {
    CLI::App& command = *app.add_subcommand("annotate", ROQUE_HELP("Annotate whole games"));
    command.add_option("file", annotate_.files, ROQUE_HELP("PGN files"))->required();
    command.add_option("-o,--output", annotate_.output, ROQUE_HELP("the file to which the games are added"))
        ->required();
    addPlayer(command, annotate_.who);
    command
        .add_option("--nodes", annotate_.who.nodes,
                    ROQUE_HELP("positions to search for each move; the default is 80000"))
        ->check(wholeNumber(1));
    command
        .add_option("--threads", annotate_.threads,
                    ROQUE_HELP("games at the same time, each with an engine of one thread"))
        ->check(wholeNumber(1, 1024))
        ->capture_default_str();
    command.add_flag("--resume", annotate_.resumes, ROQUE_HELP("go on after the games in the output"));
    command.add_flag("--json", annotate_.isJson,
                     ROQUE_HELP("print the report on each game as a JSON object"));
    command.callback(
        [this, &streams, &chosen] { chosen = [this, &streams] { return runAnnotate(annotate_, streams); }; });
}

void AnalysisCommands::addCalibrate(CLI::App& app, const Streams& streams,
                                    std::function<ExitCode()>& chosen) {
    CLI::App& command =
        *app.add_subcommand("calibrate", ROQUE_HELP("Measure what a player's centipawns are worth"));
    command.add_option("player", calibrate_.who.player, ROQUE_HELP("who, as in a match: /usr/games/toga2"))
        ->required();
    auto* const nodes =
        command
            .add_option("--nodes", calibrate_.who.nodes, ROQUE_HELP("positions to search for each of 144"))
            ->check(wholeNumber(1));
    command
        .add_option("--movetime", calibrate_.who.moveTime,
                    ROQUE_HELP("milliseconds for each of 144 positions; the default is 800"))
        ->check(wholeNumber(1, 86'400'000))
        ->excludes(nodes);
    command.add_flag("--json", calibrate_.isJson, ROQUE_HELP("print the result as a JSON object"));
    command.callback([this, &streams, &chosen] {
        chosen = [this, &streams] { return runCalibrate(calibrate_, streams); };
    });
}

void AnalysisCommands::addWhy(CLI::App& app, const Streams& streams, std::function<ExitCode()>& chosen) {
    CLI::App& command = *app.add_subcommand("why", ROQUE_HELP("Say why not to play a move"));
    auto* const first = command.add_option("fen", why_.fen, ROQUE_HELP("the position as FEN"));
    auto* const move = command.add_option("move", why_.move, ROQUE_HELP("a legal move, such as Nf3 or g1f3"));
    auto* const fen =
        command.add_option("--fen", whyFen_, ROQUE_HELP("the position, so that the move is the only word"));
    addPlayer(command, why_.who);
    auto* const nodes =
        command
            .add_option("--nodes", why_.who.nodes,
                        ROQUE_HELP("positions to search for each of two searches; the default is 200000"))
            ->check(wholeNumber(1));
    command.add_option("--movetime", why_.who.moveTime, ROQUE_HELP("milliseconds for each of two searches"))
        ->check(wholeNumber(1, 86'400'000))
        ->excludes(nodes);
    command.add_flag("--json", why_.isJson, ROQUE_HELP("print the answer as a JSON object"));
    command.callback([this, first, move, fen, &streams, &chosen] {
        const auto refuse = [](const Message& why) { throw CLI::ValidationError(terminalText(why)); };
        if (fen->count() > 0) {  // the first word is the move
            const bool isPosition = why_.fen.find('/') != std::string::npos;
            if (isPosition) refuse(ROQUE_MESSAGE("The position is given twice."));
            if (move->count() > 0) refuse(ROQUE_MESSAGE("'{0}' is one word too many.", why_.move));
            why_.move = std::exchange(why_.fen, whyFen_);
        }
        if (why_.fen.empty()) refuse(ROQUE_MESSAGE("{0} is missing.", first->get_name()));
        if (why_.move.empty()) refuse(ROQUE_MESSAGE("{0} is missing.", move->get_name()));
        chosen = [this, &streams] { return runWhy(why_, streams); };
    });
}

}  // namespace roque::terminal
