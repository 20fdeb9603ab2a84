#include "view/terminal/match/game_options.h"

#include <algorithm>
#include <set>
#include <utility>

#include <CLI/CLI.hpp>

#include "controller/engines/engine_file.h"
#include "controller/engines/uci_source.h"
#include "controller/match/opening_file.h"
#include "controller/match/player_spec.h"
#include "controller/storage/resources.h"
#include "controller/storage/xdg_folders.h"
#include "view/terminal/command/option_checks.h"
#include "view/terminal/command/terminal_text.h"

namespace roque::terminal {
namespace {

Result<match::PlayerDefaults, Message> defaultsOf(const GameOptions& options) {
    match::PlayerDefaults defaults;
    if (!options.time.empty()) {
        auto time = match::parseMatchTime(options.time);
        if (!time) return failure<match::PlayerDefaults>(std::move(time).error());
        defaults.limits.time = *time;
    }
    if (options.moveTime) defaults.limits.time = TimePerMove{ClockTime{*options.moveTime}};
    defaults.limits.depth = options.depth;
    defaults.limits.nodes = options.nodes;
    defaults.megabytes = options.megabytes;
    defaults.threads = options.threads;
    defaults.engines = EngineFile(XdgFolders::fromEnvironment().data).load().engines;
    defaults.host = options.host.empty() ? pluginHost() : options.host;
    return defaults;
}

/// Whether a player is named by an id, not as a program.
bool isPlugin(const std::string& player) {
    return player.substr(0, player.find(':')).find('/') == std::string::npos;
}

Result<std::vector<match::MatchPlayer>, Message> playersOf(const GameOptions& options,
                                                           const std::vector<std::string>& texts) {
    using Players = std::vector<match::MatchPlayer>;
    auto defaults = defaultsOf(options);
    if (!defaults) return failure<Players>(defaults.error());
    Players players;
    std::set<std::string> names;
    PluginRegistry registry;
    if (std::ranges::any_of(texts, isPlugin)) {
        registry.rescan();
        defaults->plugins = &registry;
    }
    for (const std::string& text : texts) {
        auto player = match::parsePlayer(text, *defaults);
        if (!player) return failure<Players>(std::move(player).error());
        if (!names.insert(player->name).second)
            return failure<Players>(
                ROQUE_MESSAGE("Two players are called {0}: add name=... to one of them", player->name));
        players.push_back(std::move(*player));
    }
    return players;
}

}  // namespace

void addThinking(CLI::App& command, GameOptions& options) {
    auto* const time =
        command.add_option("--tc", options.time, ROQUE_HELP("time for the moves: 2+0.02, 40/60, 60"));
    command.add_option("--movetime", options.moveTime, ROQUE_HELP("milliseconds for each move"))
        ->check(wholeNumber(1, 86'400'000))
        ->excludes(time);
    command.add_option("--depth", options.depth, ROQUE_HELP("plies to search"))->check(wholeNumber(1, 1000));
    command.add_option("--nodes", options.nodes, ROQUE_HELP("positions to search for each move"))
        ->check(wholeNumber(1));
    command
        .add_option("--hash", options.megabytes,
                    ROQUE_HELP("megabytes for each engine that has the option Hash"))
        ->check(wholeNumber(1, 1 << 20))
        ->capture_default_str();
    command
        .add_option("--threads", options.threads,
                    ROQUE_HELP("threads for each engine that has the option Threads"))
        ->check(wholeNumber(1, 1024))
        ->capture_default_str();
    command.add_option("--margin", options.margin, ROQUE_HELP("milliseconds by which a move may be late"))
        ->check(wholeNumber(0, 86'400'000))
        ->capture_default_str();
    command
        .add_option("--patience", options.patience,
                    ROQUE_HELP("without a clock: seconds after which an engine counts as hung"))
        ->check(wholeNumber(1, 1'000'000))
        ->capture_default_str();
}

void addSchedule(CLI::App& command, GameOptions& options) {
    command.add_option("--concurrency", options.concurrency, ROQUE_HELP("games played at the same time"))
        ->check(wholeNumber(1, 1024))
        ->capture_default_str();
    command
        .add_option("--seed", options.seed,
                    ROQUE_HELP("the same number gives the same openings and random choices"))
        ->check(wholeNumber())
        ->capture_default_str();
    command.add_option("--openings", options.openings,
                       ROQUE_HELP("a file of positions (FEN or EPD) or games (PGN) to start from"));
}

void addEnds(CLI::App& command, GameOptions& options) {
    using Rules = match::AdjudicationRules;
    command
        .add_option_function<std::vector<int>>(
            "--draw",
            [&options](const std::vector<int>& numbers) {
                options.adjudication.draw =
                    Rules::Draw{numbers[0], static_cast<unsigned>(numbers[1]),
                                numbers.size() > 2 ? static_cast<unsigned>(numbers[2]) : 1U};
            },
            ROQUE_HELP("CENTIPAWNS,MOVES[,FROM]: a draw when both scores stay within CENTIPAWNS for MOVES "
                       "moves, from move FROM on"))
        ->delimiter(',')
        ->expected(2, 3)
        ->check(wholeNumber(0, 100'000));
    command
        .add_option_function<std::vector<int>>(
            "--resign",
            [&options](const std::vector<int>& numbers) {
                options.adjudication.resignation =
                    Rules::Resignation{numbers[0], static_cast<unsigned>(numbers[1])};
            },
            ROQUE_HELP(
                "CENTIPAWNS,MOVES: a loss when both scores agree on at least CENTIPAWNS for MOVES moves"))
        ->delimiter(',')
        ->expected(2)
        ->check(wholeNumber(1, 100'000));
    command
        .add_option("--max-moves", options.adjudication.maxMoves,
                    ROQUE_HELP("a draw after this many moves of each side"))
        ->check(wholeNumber(1, 10'000));
}

Result<match::MatchSettings, Message> gameSettings(const GameOptions& options,
                                                   const std::vector<std::string>& players) {
    match::MatchSettings settings;
    auto made = playersOf(options, players);
    if (!made) return failure<match::MatchSettings>(std::move(made).error());
    settings.players = std::move(*made);
    auto openings = match::readOpenings(
        options.openings.empty() ? resourceFolder() / "openings" / "balanced.epd" : options.openings);
    if (!openings) return failure<match::MatchSettings>(std::move(openings).error());
    settings.openings = std::move(*openings);
    settings.seed = options.seed;
    settings.concurrency = options.concurrency;
    settings.rules = {options.adjudication, std::chrono::milliseconds(options.margin),
                      std::chrono::seconds(options.patience)};
    return settings;
}

}  // namespace roque::terminal
