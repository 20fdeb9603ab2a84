#include "view/terminal/pgn/pgn_command.h"

#include <algorithm>
#include <sstream>

#include <fmt/ostream.h>

#include "controller/pgn/pgn_check.h"
#include "controller/pgn/pgn_count.h"
#include "controller/pgn/pgn_filter.h"
#include "controller/pgn/pgn_normalisation.h"
#include "model/notation/san.h"
#include "view/terminal/command/position_argument.h"
#include "view/terminal/command/terminal_text.h"
#include "view/terminal/pgn/pgn_run.h"
#include "view/terminal/pgn/statistics_text.h"

namespace roque::terminal {
namespace {

/// The exit code of a run: at least Mismatch if games have errors or the run was interrupted.
ExitCode verdict(ExitCode ended, const PgnRun& run) {
    const bool isComplete = run.total().gamesWithErrors == 0 && !run.wasInterrupted();
    return std::max(ended, isComplete ? ExitCode::Success : ExitCode::Mismatch);
}

/// Reads moves such as "1. e4 e5 2. Nf3". If one is wrong, says so and returns nothing.
std::optional<std::vector<Move>> readOpening(const std::string& text, const Streams& streams) {
    std::vector<Move> moves;
    Position position = Position::start();
    std::istringstream words(text);
    for (std::string word; words >> word;) {
        if (word.find_first_not_of("0123456789.") == std::string::npos) continue;
        const std::size_t number = word.find_last_of('.');
        if (number != std::string::npos) word.erase(0, number + 1);
        const auto move = parseSan(position, word);
        if (!move) {
            say(streams.error, ROQUE_MESSAGE("the opening: {0}", move.error().describe()));
            return std::nullopt;
        }
        moves.push_back(*move);
        position = position.after(*move);
    }
    return moves;
}

std::optional<GameCriteria> readCriteria(const PgnFilterOptions& filter, const Streams& streams) {
    GameCriteria criteria;
    criteria.player = filter.player;
    criteria.white = filter.white;
    criteria.black = filter.black;
    criteria.event = filter.event;
    criteria.since = filter.since;
    criteria.until = filter.until;
    criteria.minPlies = filter.minPlies;
    criteria.maxPlies = filter.maxPlies;
    for (const std::string& result : filter.results) {
        if (const auto known = parseGameResult(result)) criteria.results.push_back(*known);
    }
    const auto opening = readOpening(filter.opening, streams);
    if (!opening) return std::nullopt;
    criteria.firstMoves = *opening;
    if (!filter.fen) return criteria;
    criteria.position = readPosition(filter.fen, streams);
    return criteria.position ? std::optional(criteria) : std::nullopt;
}

/// How many games were read.
Message gameCount(const PgnRun& run) {
    return ROQUE_MESSAGES("{0} game", "{0} games", run.total().games);
}

}  // namespace

ExitCode runPgnCheck(const PgnOptions& options, const Streams& streams) {
    PgnRun run(options, streams, streams.out, checkGames);
    const ExitCode ended = run.run();
    if (run.hasFailed()) return ended;
    say(streams.out, ROQUE_MESSAGE("{0}, {1} with errors, {2}", gameCount(run), run.total().gamesWithErrors,
                                   ROQUE_MESSAGES("{0} warning", "{0} warnings", run.total().warnings)));
    // Without a game, there is nothing to say that the file is good.
    return std::max(verdict(ended, run), run.total().games > 0 ? ExitCode::Success : ExitCode::Mismatch);
}

ExitCode runPgnNormalise(const PgnOptions& options, const Streams& streams) {
    PgnRun run(options, streams, streams.error, normaliseGames);
    const ExitCode ended = run.run();
    if (run.hasFailed()) return ended;
    say(streams.error,
        ROQUE_MESSAGE("{0}, {1} with errors left as they are", gameCount(run), run.total().gamesWithErrors));
    return verdict(ended, run);
}

ExitCode runPgnFilter(const PgnOptions& options, const PgnFilterOptions& filter, const Streams& streams) {
    const auto criteria = readCriteria(filter, streams);
    if (!criteria) return ExitCode::BadInput;
    PgnRun run(options, streams, streams.error, [matcher = GameMatcher(*criteria)](const PgnBatch& batch) {
        return filterGames(batch, matcher);
    });
    const ExitCode ended = run.run();
    if (run.hasFailed()) return ended;
    say(streams.error, ROQUE_MESSAGES("{1} of {0} game fits", "{1} of {0} games fit", run.total().games,
                                      run.total().gamesWritten));
    return std::max(verdict(ended, run),
                    run.total().gamesWritten > 0 ? ExitCode::Success : ExitCode::Mismatch);
}

ExitCode runPgnStats(const PgnOptions& options, unsigned openingPlies, const Streams& streams) {
    PgnRun run(options, streams, streams.error,
               [openingPlies](const PgnBatch& batch) { return countGames(batch, openingPlies); });
    const ExitCode ended = run.run();
    if (run.hasFailed()) return ended;
    fmt::print(streams.out, "{}", describe(run.total().statistics));
    if (run.total().gamesWithErrors > 0) {
        say(streams.out,
            ROQUE_MESSAGES("{0} game has errors and is counted as far as it goes; see roque-cli pgn check",
                           "{0} games have errors and are counted as far as they go; see roque-cli pgn check",
                           run.total().gamesWithErrors));
    }
    return std::max(ended, run.wasInterrupted() ? ExitCode::Mismatch : ExitCode::Success);
}

}  // namespace roque::terminal
