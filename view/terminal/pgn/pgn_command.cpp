#include "view/terminal/pgn_command.h"

#include <sstream>

#include <fmt/ostream.h>

#include "model/notation/san.h"
#include "view/terminal/command/position_argument.h"
#include "view/terminal/pgn_run.h"
#include "view/terminal/pgn_work.h"

namespace roque::terminal {
namespace {

ExitCode worse(ExitCode left, ExitCode right) {
    return static_cast<int>(left) > static_cast<int>(right) ? left : right;
}

/// What the run came to: also Mismatch where games were wrong or it did not come to the end.
ExitCode verdict(ExitCode ended, const PgnRun& run) {
    const bool isComplete = run.total().gamesWithErrors == 0 && !run.wasInterrupted();
    return worse(ended, isComplete ? ExitCode::Success : ExitCode::Mismatch);
}

/// The moves of an opening such as "1. e4 e5 2. Nf3", nothing if one of them is wrong, which is then said.
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
            fmt::print(streams.error, "the opening: {}\n", move.error().describe());
            return std::nullopt;
        }
        moves.push_back(*move);
        position = position.after(*move);
    }
    return moves;
}

std::optional<PgnCriteria> readCriteria(const PgnFilterOptions& filter, const Streams& streams) {
    PgnCriteria criteria;
    criteria.player = filter.player;
    criteria.white = filter.white;
    criteria.black = filter.black;
    criteria.event = filter.event;
    criteria.since = filter.since;
    criteria.until = filter.until;
    criteria.fewestPlies = filter.fewestPlies;
    criteria.mostPlies = filter.mostPlies;
    for (const std::string& result : filter.results) {
        if (const auto known = parseGameResult(result)) criteria.results.push_back(*known);
    }
    const auto opening = readOpening(filter.opening, streams);
    if (!opening) return std::nullopt;
    criteria.opening = *opening;
    if (!filter.fen) return criteria;
    criteria.position = readPosition(filter.fen, streams);
    return criteria.position ? std::optional(criteria) : std::nullopt;
}

}  // namespace

ExitCode runPgnCheck(const PgnOptions& options, const Streams& streams) {
    PgnRun run(options, streams, streams.out, checkGames);
    const ExitCode ended = run.run();
    if (run.hasFailed()) return ended;
    fmt::print(streams.out, "{} games, {} with errors, {} warnings\n", run.total().games,
               run.total().gamesWithErrors, run.total().warnings);
    return verdict(ended, run);
}

ExitCode runPgnNormalise(const PgnOptions& options, const Streams& streams) {
    PgnRun run(options, streams, streams.error, normaliseGames);
    const ExitCode ended = run.run();
    if (run.hasFailed()) return ended;
    fmt::print(streams.error, "{} games, {} with errors left as they are\n", run.total().games,
               run.total().gamesWithErrors);
    return verdict(ended, run);
}

ExitCode runPgnFilter(const PgnOptions& options, const PgnFilterOptions& filter, const Streams& streams) {
    const auto criteria = readCriteria(filter, streams);
    if (!criteria) return ExitCode::BadInput;
    PgnRun run(options, streams, streams.error,
               [&criteria](const PgnBatch& batch) { return filterGames(batch, *criteria); });
    const ExitCode ended = run.run();
    if (run.hasFailed()) return ended;
    fmt::print(streams.error, "{} of {} games fit\n", run.total().gamesWritten, run.total().games);
    return verdict(ended, run);
}

ExitCode runPgnStats(const PgnOptions& options, unsigned openingPlies, const Streams& streams) {
    PgnRun run(options, streams, streams.error,
               [openingPlies](const PgnBatch& batch) { return countGames(batch, openingPlies); });
    const ExitCode ended = run.run();
    if (run.hasFailed()) return ended;
    fmt::print(streams.out, "{}", run.total().statistics.describe());
    if (run.total().gamesWithErrors > 0) {
        fmt::print(streams.out,
                   "{} games have errors and are counted as far as they go; see roque-cli pgn check\n",
                   run.total().gamesWithErrors);
    }
    return worse(ended, run.wasInterrupted() ? ExitCode::Mismatch : ExitCode::Success);
}

}  // namespace roque::terminal
