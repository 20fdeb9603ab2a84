#include "view/terminal/match/match_command.h"

#include <algorithm>
#include <set>
#include <utility>

#include <fmt/ostream.h>

#include "controller/match/game_table.h"
#include "controller/match/match_journal.h"
#include "controller/match/match_runner.h"
#include "controller/match/match_table.h"
#include "view/terminal/command/interrupt.h"
#include "view/terminal/command/terminal_text.h"
#include "view/terminal/match/engine_remarks.h"

namespace roque::terminal {
namespace {

using match::MatchRunner;

Result<match::MatchSettings, Message> settingsOf(const MatchOptions& options) {
    if (options.players.size() < 2)
        return failure<match::MatchSettings>(ROQUE_MESSAGE("A match needs two players at least"));
    auto settings = gameSettings(options, options.players);
    if (!settings) return settings;
    settings->mode = options.isGauntlet ? match::MatchMode::Gauntlet : match::MatchMode::RoundRobin;
    settings->rounds = options.pairs;
    if (options.sprt && settings->players.size() != 2)
        return failure<match::MatchSettings>(ROQUE_MESSAGE("An SPRT is between two players"));
    return settings;
}

/// Starts every player once, so that a broken one is found before the first game.
bool canAllPlay(const match::MatchSettings& settings, const Streams& streams) {
    EngineLoop loop;
    bool canPlay = true;
    for (const match::MatchPlayer& player : settings.players) {
        const auto engine = match::startPlayer(loop, player, settings.deadlines);
        if (engine) continue;
        say(streams.error, ROQUE_MESSAGE("{0}: {1}", player.name, engine.error().text));
        canPlay = false;
    }
    return canPlay;
}

std::chrono::year_month_day today() {
    return std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
}

/// Writes the games of a running match to a file and shows the standings.
class Match {
public:
    Match(const MatchOptions& options, match::MatchSettings settings, const Streams& streams)
        : options_(options),
          settings_(std::move(settings)),
          streams_(streams),
          header_{options.event, identityOf(settings_)},
          score_(settings_.players.size()) {}

    /// Opens the PGN file, if games are kept. If it cannot be used, says so and returns false.
    bool openJournal() {
        if (options_.pgn.empty()) return true;
        const auto begin =
            options_.resumes ? match::MatchJournal::Begin::Resume : match::MatchJournal::Begin::Anew;
        auto journal = match::MatchJournal::open(options_.pgn, begin, settings_.players, header_.identity);
        if (!journal) {
            say(streams_.error, journal.error());
            return false;
        }
        journal_ = std::move(*journal);
        if (!journal_->setAside().empty())
            say(streams_.error,
                ROQUE_MESSAGE("The last game in {0} was not complete; a copy of all is in {1}", options_.pgn,
                              journal_->setAside()));
        for (const match::ScoredGame& game : journal_->games()) score_.add(game);
        return true;
    }

    ExitCode play() {
        showBeginning();
        const std::vector<match::ScoredGame> played =
            journal_ ? journal_->games() : std::vector<match::ScoredGame>();
        if (isDecided()) return finish(MatchRunner::End::Stopped, {});
        MatchRunner runner(settings_, played);
        const MatchRunner::End end =
            runner.run(Interrupt::flag(), [this](match::FinishedGame game) { return note(std::move(game)); });
        if (journal_) journal_->flush();
        return finish(end, runner.failedPlayers());
    }

private:
    void showBeginning() const {
        const match::MatchPlan plan = planOf(settings_);
        say(streams_.out,
            ROQUE_MESSAGE("Players: {0}. Games: {1}. Openings: {2}. Seed: {3}.", settings_.players.size(),
                          2 * plan.size(), settings_.openings.size(), settings_.seed));
        if (score_.games() > 0)
            say(streams_.out, ROQUE_MESSAGES("{0} game was played already.", "{0} games were played already.",
                                             score_.games()));
        streams_.out.flush();
    }

    MatchRunner::Next note(match::FinishedGame game) {
        score_.add(game.score);
        showRemarks(game);
        const std::string line = match::gameLine(game, settings_, terminalText(game.played.reason));
        if (journal_)
            journal_->append(toPgn(std::move(game.played), game.score, settings_, header_, today()));
        show(line, game.score.end == match::GameEnd::EngineFailed);
        return isDecided() ? MatchRunner::Next::Stop : MatchRunner::Next::GoOn;
    }

    void showRemarks(const match::FinishedGame& game) {
        for (const Color color : kColors) {
            const std::size_t player = color == Color::White ? game.score.white : game.score.black;
            const std::string& name = settings_.players[player].name;
            for (const std::string& text : remarks_.fresh(name, game.played.told[color])) {
                eraseTable();
                say(streams_.error, ROQUE_MESSAGE("{0}: {1}", name, text));
            }
        }
    }

    /// Erases what has been drawn on a terminal.
    void eraseTable() {
        if (drawnLines_ > 0) fmt::print(streams_.out, "\x1b[{}A\x1b[J", drawnLines_);
        drawnLines_ = 0;
        streams_.out.flush();
    }

    /// On a terminal the table stays below the last game and is redrawn in place; error messages stay above
    /// it.
    void show(const std::string& line, bool stays) {
        if (!options_.isTerminal) {
            fmt::print(streams_.out, "{}", line);
            streams_.out.flush();
            return;
        }
        const std::string standings = table();
        eraseTable();
        if (stays) fmt::print(streams_.out, "{}", line);
        const std::string drawn = stays ? standings : line + standings;
        // A line that wraps takes two rows.
        constexpr const char* kNoWrap = "\x1b[?7l";
        constexpr const char* kWrap = "\x1b[?7h";
        fmt::print(streams_.out, "{}{}{}", kNoWrap, drawn, kWrap);
        drawnLines_ = std::ranges::count(drawn, '\n');
        streams_.out.flush();
    }

    [[nodiscard]] std::string table() const {
        return match::matchTable(score_, settings_, options_.sprt, terminalCatalogue());
    }

    [[nodiscard]] bool isDecided() const {
        return options_.sprt
               && match::judge(score_.pairsBetween(0, 1), *options_.sprt) != match::SprtVerdict::GoOn;
    }

    ExitCode finish(MatchRunner::End end, const std::set<std::size_t>& failed) const {
        if (drawnLines_ == 0) fmt::print(streams_.out, "{}", table());
        if (end == MatchRunner::End::PlayerFailed)
            for (const std::size_t player : failed) sayThatItFailed(settings_.players[player].name);
        if (end == MatchRunner::End::Interrupted)
            say(streams_.error,
                journal_ ? ROQUE_MESSAGE("Interrupted. --resume goes on with the games that are missing.")
                         : ROQUE_MESSAGE("Interrupted."));
        const bool isDone = end == MatchRunner::End::Complete || end == MatchRunner::End::Stopped;
        return isDone ? ExitCode::Success : ExitCode::Mismatch;
    }

    void sayThatItFailed(const std::string& player) const {
        say(streams_.error,
            journal_
                ? ROQUE_MESSAGE("{0} has failed again and again; its other games stay open.", player)
                : ROQUE_MESSAGE("{0} has failed again and again; its other games were not played.", player));
    }

    const MatchOptions& options_;
    match::MatchSettings settings_;
    const Streams& streams_;
    match::MatchHeader header_;
    match::MatchScore score_;
    std::optional<match::MatchJournal> journal_;
    EngineRemarks remarks_;
    std::ptrdiff_t drawnLines_ = 0;
};

}  // namespace

ExitCode runMatch(const MatchOptions& options, const Streams& streams) {
    auto settings = settingsOf(options);
    if (!settings) {
        say(streams.error, settings.error());
        return ExitCode::BadInput;
    }
    if (!canAllPlay(*settings, streams)) return ExitCode::BadInput;
    const Interrupt interrupt;
    Match match(options, std::move(*settings), streams);
    return match.openJournal() ? match.play() : ExitCode::BadInput;
}

}  // namespace roque::terminal
