#include "view/terminal/match_command.h"

#include <fmt/ostream.h>

#include <algorithm>
#include <boost/dll/runtime_symbol_info.hpp>
#include <set>
#include <utility>

#include "controller/match/game_table.h"
#include "controller/match/match_journal.h"
#include "controller/match/match_runner.h"
#include "controller/match/opening_file.h"
#include "controller/storage/resources.h"
#include "view/terminal/interrupt.h"
#include "view/terminal/match_table.h"
#include "controller/match/player_spec.h"

namespace roque::terminal {
namespace {

namespace fs = std::filesystem;
using match::MatchRunner;

fs::path siblingHost() {
    return fs::path(boost::dll::program_location().string()).parent_path() / "roque-uci";
}

Result<PlayerDefaults, std::string> defaultsOf(const MatchOptions& options) {
    PlayerDefaults defaults;
    if (!options.time.empty()) {
        auto time = parseMatchTime(options.time);
        if (!time) return failure<PlayerDefaults>(std::move(time).error());
        defaults.limits.time = *time;
    }
    if (options.moveTime) defaults.limits.time = TimePerMove{ClockTime{*options.moveTime}};
    defaults.limits.depth = options.depth;
    defaults.limits.nodes = options.nodes;
    defaults.megabytes = options.megabytes;
    defaults.threads = options.threads;
    defaults.host = options.host.empty() ? siblingHost() : options.host;
    return defaults;
}

Result<std::vector<match::MatchPlayer>, std::string> playersOf(const MatchOptions& options) {
    using Players = std::vector<match::MatchPlayer>;
    const auto defaults = defaultsOf(options);
    if (!defaults) return failure<Players>(defaults.error());
    if (options.players.size() < 2) return failure<Players>("A match needs two players at least");
    Players players;
    std::set<std::string> names;
    for (const std::string& text : options.players) {
        auto player = parsePlayer(text, *defaults);
        if (!player) return failure<Players>(std::move(player).error());
        if (!names.insert(player->name).second)
            return failure<Players>(
                fmt::format("Two players are called {}: add name=... to one of them", player->name));
        players.push_back(std::move(*player));
    }
    return players;
}

Result<match::MatchSettings, std::string> settingsOf(const MatchOptions& options) {
    match::MatchSettings settings;
    auto players = playersOf(options);
    if (!players) return failure<match::MatchSettings>(std::move(players).error());
    settings.players = std::move(*players);
    auto openings = match::readOpenings(
        options.openings.empty() ? resourceFolder() / "openings" / "balanced.epd" : options.openings);
    if (!openings) return failure<match::MatchSettings>(std::move(openings).error());
    settings.openings = std::move(*openings);
    settings.mode = options.isGauntlet ? match::MatchMode::Gauntlet : match::MatchMode::RoundRobin;
    settings.rounds = options.pairs;
    settings.seed = options.seed;
    settings.concurrency = options.concurrency;
    settings.rules = {options.adjudication, std::chrono::milliseconds(options.margin),
                      std::chrono::seconds(options.patience)};
    if (options.sprt && settings.players.size() != 2)
        return failure<match::MatchSettings>("An SPRT is between two players");
    return settings;
}

/// Whether every player can be started, before games are spent on finding out.
bool canAllPlay(const match::MatchSettings& settings, const Streams& streams) {
    EngineLoop loop;
    bool canPlay = true;
    for (const match::MatchPlayer& player : settings.players) {
        const auto engine = match::startPlayer(loop, player, settings.deadlines);
        if (engine) continue;
        fmt::print(streams.error, "{} {}\n", player.name, engine.error().text);
        canPlay = false;
    }
    return canPlay;
}

std::chrono::year_month_day today() {
    return std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
}

/// A match while it is played: keeps its games and shows them.
class Match {
public:
    Match(const MatchOptions& options, match::MatchSettings settings, const Streams& streams)
        : options_(options),
          settings_(std::move(settings)),
          streams_(streams),
          header_{options.event, identityOf(settings_)},
          score_(settings_.players.size()) {}

    /// Whether the file of the games can be used.
    bool openJournal() {
        if (options_.pgn.empty()) return true;
        const auto begin =
            options_.resumes ? match::MatchJournal::Begin::Resume : match::MatchJournal::Begin::Anew;
        auto journal = match::MatchJournal::open(options_.pgn, begin, settings_.players, header_.identity);
        if (!journal) {
            fmt::print(streams_.error, "{}\n", journal.error());
            return false;
        }
        journal_ = std::move(*journal);
        if (!journal_->setAside().empty())
            fmt::print(streams_.error, "The last game in {} was not complete; a copy of all is in {}\n",
                       options_.pgn.string(), journal_->setAside().string());
        for (const match::ScoredGame& game : journal_->games()) score_.add(game);
        return true;
    }

    ExitCode play() {
        showBeginning();
        const std::vector<match::ScoredGame> played =
            journal_ ? journal_->games() : std::vector<match::ScoredGame>();
        if (isDecided()) return finish(MatchRunner::End::Stopped, 0);
        MatchRunner runner(settings_, played);
        const MatchRunner::End end =
            runner.run(Interrupt::flag(), [this](match::FinishedGame game) { return note(std::move(game)); });
        if (journal_) journal_->flush();
        return finish(end, runner.failedPlayer());
    }

private:
    void showBeginning() const {
        const match::MatchPlan plan = planOf(settings_);
        fmt::print(streams_.out, "{} players, {} games from {} openings, seed {}\n", settings_.players.size(),
                   2 * plan.size(), settings_.openings.size(), settings_.seed);
        if (score_.games() > 0) fmt::print(streams_.out, "{} games were played already\n", score_.games());
        streams_.out.flush();
    }

    MatchRunner::Next note(match::FinishedGame game) {
        score_.add(game.score);
        const std::string line = gameLine(game, settings_);
        if (journal_)
            journal_->append(toPgn(std::move(game.played), game.score, settings_, header_, today()));
        show(line, game.score.end == match::GameEnd::EngineFailed);
        return isDecided() ? MatchRunner::Next::Stop : MatchRunner::Next::GoOn;
    }

    /// On a terminal the table stands below the last game and is drawn again in its place; what went wrong
    /// stays above it.
    void show(const std::string& line, bool stays) {
        if (!options_.isTerminal) {
            fmt::print(streams_.out, "{}", line);
            streams_.out.flush();
            return;
        }
        const std::string table = matchTable(score_, settings_, options_.sprt);
        if (drawnLines_ > 0) fmt::print(streams_.out, "\x1b[{}A\x1b[J", drawnLines_);
        if (stays) fmt::print(streams_.out, "{}", line);
        const std::string drawn = stays ? table : line + table;
        // A line that wrapped would be two.
        constexpr const char* kNoWrap = "\x1b[?7l";
        constexpr const char* kWrap = "\x1b[?7h";
        fmt::print(streams_.out, "{}{}{}", kNoWrap, drawn, kWrap);
        drawnLines_ = std::ranges::count(drawn, '\n');
        streams_.out.flush();
    }

    [[nodiscard]] bool isDecided() const {
        return options_.sprt
               && match::judge(score_.pairsBetween(0, 1), *options_.sprt) != match::SprtVerdict::GoOn;
    }

    ExitCode finish(MatchRunner::End end, std::size_t failed) const {
        if (drawnLines_ == 0) fmt::print(streams_.out, "{}", matchTable(score_, settings_, options_.sprt));
        if (end == MatchRunner::End::PlayerFailed)
            fmt::print(streams_.error, "{} has failed {} times in a row; the match is broken off.\n",
                       settings_.players[failed].name, settings_.mostFailures);
        if (end == MatchRunner::End::Interrupted)
            fmt::print(streams_.error, "Interrupted.{}\n",
                       journal_ ? " --resume goes on with the games that are missing." : "");
        const bool isDone = end == MatchRunner::End::Complete || end == MatchRunner::End::Stopped;
        return isDone ? ExitCode::Success : ExitCode::Mismatch;
    }

    const MatchOptions& options_;
    match::MatchSettings settings_;
    const Streams& streams_;
    match::MatchHeader header_;
    match::MatchScore score_;
    std::optional<match::MatchJournal> journal_;
    std::ptrdiff_t drawnLines_ = 0;
};

}  // namespace

ExitCode runMatch(const MatchOptions& options, const Streams& streams) {
    auto settings = settingsOf(options);
    if (!settings) {
        fmt::print(streams.error, "{}\n", settings.error());
        return ExitCode::BadInput;
    }
    if (!canAllPlay(*settings, streams)) return ExitCode::BadInput;
    const Interrupt interrupt;
    Match match(options, std::move(*settings), streams);
    return match.openJournal() ? match.play() : ExitCode::BadInput;
}

}  // namespace roque::terminal
