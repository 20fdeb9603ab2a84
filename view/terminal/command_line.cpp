#include "view/terminal/command_line.h"

#include <cstdlib>
#include <exception>
#include <functional>
#include <ostream>

#include <CLI/CLI.hpp>
#include <unistd.h>

#include "controller/search/search_thread.h"
#include "model/problem/mate_search.h"
#include "view/terminal/analysis/analysis_options.h"
#include "view/terminal/command/help_language.h"
#include "view/terminal/command/nearest_word.h"
#include "view/terminal/command/option_checks.h"
#include "view/terminal/command/terminal_text.h"
#include "view/terminal/command/usage_error.h"
#include "view/terminal/diagram/diagram_options.h"
#include "view/terminal/endings/endings_options.h"
#include "view/terminal/engines/engines_options.h"
#include "view/terminal/match/match_options.h"
#include "view/terminal/perft/moves_command.h"
#include "view/terminal/perft/perft_command.h"
#include "view/terminal/pgn/pgn_options.h"
#include "view/terminal/play/play_command.h"
#include "view/terminal/plugins/plugins_options.h"
#include "view/terminal/problem/solve_command.h"

namespace roque::terminal {
namespace {

std::string fenHelp() {
    return ROQUE_HELP("the position; the start position if left out");
}

std::string chess960Help() {
    return ROQUE_HELP("write castling as king takes rook, as UCI does for Chess960");
}

/// The commands, their options and the functions that run them.
class Commands {
public:
    explicit Commands(const Streams& streams) : streams_(streams) {
        app_.set_version_flag("-v,--version", "roque-cli " ROQUE_VERSION,
                              ROQUE_HELP("print the version and exit"));
        app_.require_subcommand(1);
        addPlay();
        addPerft();
        addMoves();
        plugins_.addTo(app_, streams_, chosen_);
        engines_.addTo(app_, streams_, chosen_);
        endings_.addTo(app_, streams_, chosen_);
        analysis_.addTo(app_, streams_, chosen_);
        addSolve();
        pgn_.addTo(app_, streams_, chosen_);
        diagram_.addTo(app_, streams_, chosen_);
        match_.addTo(app_, streams_, chosen_);
        translateHelp(app_);
    }

    ExitCode run(int argc, const char* const* argv) {
        if (namesNoCommand(argc, argv)) return ExitCode::BadInput;
        if (const auto fault = valueLeftOut({argv + 1, argv + argc}, app_)) {
            say(streams_.error, *fault);
            return ExitCode::BadInput;
        }
        try {
            app_.parse(argc, argv);
        } catch (const CLI::ParseError& error) {
            // CLI11 reports help and version as errors, with exit code 0.
            if (error.get_exit_code() == 0) {
                return checked([&] {
                    app_.exit(error, streams_.out, streams_.error);
                    return ExitCode::Success;
                });
            }
            say(streams_.error, usageError(app_, error, {argv + 1, argv + argc}));
            return ExitCode::BadInput;
        }
        if (const auto fault = emptyValue(app_)) {
            say(streams_.error, *fault);
            return ExitCode::BadInput;
        }
        return checked(chosen_);
    }

private:
    /// Whether a word stands where a command is expected and is none. If so, names the command that was
    /// probably meant.
    bool namesNoCommand(int argc, const char* const* argv) {
        CLI::App* group = &app_;
        for (int at = 1; at < argc && argv[at][0] != '-'; ++at) {
            CLI::App* found = nullptr;
            std::vector<std::string> known;
            for (CLI::App* const command : group->get_subcommands([](CLI::App*) { return true; })) {
                known.push_back(command->get_name());
                if (known.back() == argv[at]) found = command;
            }
            if (known.empty()) return false;
            if (found == nullptr) {
                const auto nearest = nearestWord(argv[at], known);
                say(streams_.error,
                    nearest
                        ? ROQUE_MESSAGE("There is no command '{0}'. Did you mean '{1}'?", argv[at], *nearest)
                        : ROQUE_MESSAGE("There is no command '{0}'; --help lists those there are.",
                                        argv[at]));
                return true;
            }
            group = found;
        }
        return false;
    }

    /// Runs a command. Fails if its output could not be written, or if the system refuses memory or threads.
    ExitCode checked(const std::function<ExitCode()>& command) {
        try {
            const ExitCode code = command();
            streams_.out.flush();
            if (streams_.out) return code;
            say(streams_.error, ROQUE_MESSAGE("standard output: cannot be written"));
        } catch (const std::exception& error) {
            streams_.error << "roque-cli: " << error.what() << '\n';
        }
        return ExitCode::BadInput;
    }

    void addPlay() {
        CLI::App& command = *app_.add_subcommand("play", ROQUE_HELP("Play a game in the terminal"));
        const std::string players = ROQUE_HELP(
            "\"human\", or as in a match: the id of an AI player (see roque-cli plugins) or the path of a "
            "UCI engine, then its settings: bastion:Level=3 or /usr/games/stockfish:movetime=500,Skill "
            "Level=3");
        command.add_option("--white", play_.players[Color::White], players)->default_str("human");
        command.add_option("--black", play_.players[Color::Black], players)->default_str("bastion:Level=3");
        command.add_option("fen,--fen", play_.fen, fenHelp());
        command.add_option("--depth", play_.depth, ROQUE_HELP("plies an AI player may search"))
            ->check(wholeNumber(1, 100));
        command
            .add_option("--movetime", play_.moveTime,
                        ROQUE_HELP("milliseconds an AI player may think for a move"))
            ->check(wholeNumber(1, 3'600'000));
        command
            .add_option("--option", play_.options,
                        ROQUE_HELP("NAME=VALUE: an option of the AI players, may be repeated"))
            ->allow_extra_args(false);
        command.add_option("--book", play_.book,
                           ROQUE_HELP("an opening book in Polyglot's format for the AI players"));
        command.add_flag("--thoughts", play_.showsThoughts, ROQUE_HELP("show what AI players think"));
        command.add_option("--save", play_.save,
                           ROQUE_HELP("add the game to a PGN file when it is over or left"));
        command.callback([this] {
            chosen_ = [this] {
                PluginRegistry registry;
                registry.rescan();
                const ExitCode code = runPlay(play_, registry, streams_);
                // A detached thread may still use objects that a normal exit would destroy.
                if (SearchThread::detachedThreads() > 0) {
                    streams_.out.flush();
                    std::_Exit(static_cast<int>(code));
                }
                return code;
            };
        });
    }

    void addPerft() {
        CLI::App& command =
            *app_.add_subcommand("perft", ROQUE_HELP("Count move sequences, or check a suite of counts"));
        auto* depth =
            command.add_option("--depth", perft_.depth, ROQUE_HELP("plies"))->check(wholeNumber(0, 50));
        auto* fen = command.add_option("fen,--fen", perft_.fen, fenHelp());
        auto* divide =
            command.add_flag("--divide", perft_.divide, ROQUE_HELP("one count for each first move"));
        auto* epd =
            command.add_option("--epd", perft_.epd, ROQUE_HELP("a file of positions with their counts"));
        auto* most = command.add_option("--max-nodes", perft_.maxNodes, ROQUE_HELP("skip counts above this"))
                         ->check(wholeNumber());
        command.add_flag("--chess960", perft_.chess960, chess960Help());
        command
            .add_option("--threads", perft_.threads,
                        ROQUE_HELP("threads that count in parallel; the default is 1"))
            ->check(wholeNumber(1, 1024));
        command
            .add_option("--hash", perft_.tableMegabytes,
                        ROQUE_HELP("megabytes of hash table; 0, the default, counts without one"))
            ->check(wholeNumber(0, 1 << 20));
        epd->excludes(depth)->excludes(fen)->excludes(divide);
        most->needs(epd);
        command.callback([this, depth, epd] {
            if (depth->count() + epd->count() == 0) {
                throw CLI::ValidationError("perft", ROQUE_HELP("--depth N or --epd FILE is needed"));
            }
            perft_.showsProgress = isatty(STDERR_FILENO) != 0;
            chosen_ = [this] { return runPerft(perft_, streams_); };
        });
    }

    void addMoves() {
        CLI::App& command = *app_.add_subcommand(
            "moves", ROQUE_HELP("List legal moves: UCI, SAN and the FEN after, separated by tabs"));
        command.add_option("fen,--fen", moves_.fen, fenHelp());
        command.add_flag("--chess960", moves_.chess960, chess960Help());
        command.callback([this] { chosen_ = [this] { return runMoves(moves_, streams_); }; });
    }

    void addSolve() {
        CLI::App& command =
            *app_.add_subcommand("solve", ROQUE_HELP("Solve mate problems: the shortest mate, proved"));
        command
            .add_option("--mate", solve_.mate,
                        ROQUE_HELP("the most moves that the mate may take; needed unless each line of the "
                                   "file names a number"))
            ->check(wholeNumber(1U, MateSearch::kMaxMoves));
        command.add_flag("--all-keys", solve_.allKeys,
                         ROQUE_HELP("name every first move that solves the problem"));
        command.add_flag("--tree", solve_.tree, ROQUE_HELP("print every defence and how it loses"));
        command.add_flag("--pgn", solve_.pgn,
                         ROQUE_HELP("print the solution as PGN, its defences as variations"));
        command.add_option("--hash", solve_.megabytes, ROQUE_HELP("the most megabytes for the hash table"))
            ->check(wholeNumber(1, 65536))
            ->capture_default_str();
        command
            .add_option("--threads", solve_.threads,
                        ROQUE_HELP("threads that share the work; the default is 1"))
            ->check(wholeNumber(1, 1024));
        auto* problem = command.add_option("problem", solve_.problem,
                                           ROQUE_HELP("a FEN, or a file with a FEN or EPD on each line"));
        auto* fen = command.add_option("--fen", solve_.fen, ROQUE_HELP("the position, instead of a file"))
                        ->excludes(problem);
        command.callback([this, problem, fen] {
            if (problem->count() + fen->count() == 0)
                throw CLI::ValidationError("problem", ROQUE_HELP("a file or --fen is needed"));
            solve_.showsProgress = isatty(STDERR_FILENO) != 0;
            chosen_ = [this] { return runSolve(solve_, streams_); };
        });
    }

    Streams streams_;
    CLI::App app_{ROQUE_HELP("Roque without a window: the rules, the players and games in the terminal"),
                  "roque-cli"};
    PlayOptions play_;
    PerftOptions perft_;
    MovesOptions moves_;
    SolveOptions solve_;
    PgnCommands pgn_;
    PluginsCommands plugins_;
    EnginesCommands engines_;
    EndingsCommands endings_;
    AnalysisCommands analysis_;
    DiagramCommands diagram_;
    MatchCommands match_;
    std::function<ExitCode()> chosen_;
};

}  // namespace

ExitCode runCommandLine(int argc, const char* const* argv, const Streams& streams) {
    return Commands(streams).run(argc, argv);
}

}  // namespace roque::terminal
