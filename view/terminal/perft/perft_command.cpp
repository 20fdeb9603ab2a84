#include "view/terminal/perft/perft_command.h"

#include <algorithm>
#include <memory>
#include <new>
#include <utility>
#include <vector>

#include <fmt/ostream.h>

#include "controller/perft/parallel_perft.h"
#include "controller/perft/perft_case.h"
#include "controller/storage/files.h"
#include "model/notation/byte_order_mark.h"
#include "model/notation/uci_move.h"
#include "view/terminal/command/line_errors.h"
#include "view/terminal/command/position_argument.h"
#include "view/terminal/command/terminal_text.h"

namespace roque::terminal {
namespace {

/// Counts with the threads and the table that the options ask for.
class Counter {
public:
    Counter(const PerftOptions& options, const Streams& streams)
        : table_(options.tableMegabytes == 0
                     ? nullptr
                     : std::make_unique<PerftTable>(options.tableMegabytes * kMegabyte)),
          perft_(options.threads, table_.get()) {
        if (!options.showsProgress) return;
        perft_.onProgress([this, &streams](double done, std::uint64_t nodes) {
            showedProgress_ = true;
            fmt::print(streams.error, "\r{:3.0f} %  {} ", 100 * done,
                       terminalText(ROQUE_MESSAGES("{0} node", "{0} nodes", nodes)));
            streams.error.flush();
        });
    }

    [[nodiscard]] std::vector<std::pair<Move, std::uint64_t>> divided(const Position& position,
                                                                      unsigned depth,
                                                                      const Streams& streams) {
        auto counts = perft_.divided(position, depth);
        if (std::exchange(showedProgress_, false)) fmt::print(streams.error, "\r{:40}\r", "");
        return counts;
    }

    [[nodiscard]] std::uint64_t count(const Position& position, unsigned depth, const Streams& streams) {
        if (depth == 0) return 1;
        std::uint64_t sum = 0;
        for (const auto& [move, nodes] : divided(position, depth, streams)) sum += nodes;
        return sum;
    }

private:
    static constexpr std::size_t kMegabyte = std::size_t{1} << 20U;

    std::unique_ptr<PerftTable> table_;
    ParallelPerft perft_;
    bool showedProgress_ = false;
};

ExitCode countOne(const PerftOptions& options, const Streams& streams) {
    const auto position = readPosition(options.fen, streams);
    if (!position) return ExitCode::BadInput;
    Counter counter(options, streams);
    if (!options.divide || options.depth == 0) {
        fmt::print(streams.out, "Nodes: {}\n", counter.count(*position, options.depth, streams));
        return ExitCode::Success;
    }
    const auto style = options.chess960 ? CastlingNotation::KingTakesRook : CastlingNotation::KingTwoSquares;
    std::vector<std::pair<std::string, std::uint64_t>> lines;
    std::uint64_t sum = 0;
    for (const auto& [move, nodes] : counter.divided(*position, options.depth, streams)) {
        lines.emplace_back(toUci(move, *position, style), nodes);
        sum += nodes;
    }
    std::ranges::sort(lines);
    for (const auto& [move, nodes] : lines) fmt::print(streams.out, "{}: {}\n", move, nodes);
    fmt::print(streams.out, "Nodes: {}\n", sum);
    return ExitCode::Success;
}

/// The result of checking a suite so far.
struct Tally {
    std::size_t positions = 0;
    std::size_t checked = 0;
    std::size_t wrong = 0;
    std::uint64_t nodes = 0;
};

void check(const PerftCase& perftCase, const PerftOptions& options, Counter& counter, const Streams& streams,
           Tally& tally) {
    ++tally.positions;
    for (const auto& [depth, expected] : perftCase.counts) {
        if (expected > options.maxNodes) continue;
        const std::uint64_t counted = counter.count(perftCase.position, depth, streams);
        ++tally.checked;
        tally.nodes += counted;
        if (counted == expected) continue;
        ++tally.wrong;
        say(streams.out, ROQUE_MESSAGE("wrong: {0} depth {1}: {2} counted, {3} expected", perftCase.id, depth,
                                       counted, expected));
    }
}

ExitCode checkSuite(const PerftOptions& options, const Streams& streams) {
    auto file = openStream(options.epd);
    if (!file) {
        say(streams.error, file.error().describe());
        return ExitCode::BadInput;
    }
    Counter counter(options, streams);
    Tally tally;
    LineErrors errors(options.epd, streams);
    std::string line;
    for (std::size_t number = 1; std::getline(*file, line); ++number) {
        if (number == 1) line = withoutByteOrderMark(line);
        const auto first = line.find_first_not_of(" \t\r");
        if (first == std::string::npos || line[first] == '#') continue;
        if (tally.positions + errors.count() == 0 && isPgnTag(line)) {
            say(streams.error,
                ROQUE_MESSAGE("{0} is a PGN file. A suite has a FEN and its counts on each line, such as {1}",
                              options.epd, "<FEN> ;D1 20 ;D2 400"));
            return ExitCode::BadInput;
        }
        const auto perftCase = parsePerftCase(line);
        if (perftCase) {
            errors.noteGoodLine();
            check(*perftCase, options, counter, streams, tally);
        } else {
            errors.tell(number, perftCase.error());
        }
    }
    errors.finish();
    if (!file->eof() || tally.positions + errors.count() == 0) {
        say(streams.error, file->eof() ? ROQUE_MESSAGE("{0}: has no positions", options.epd)
                                       : ROQUE_MESSAGE("{0} cannot be read to its end", options.epd));
        return ExitCode::BadInput;
    }
    say(streams.out,
        ROQUE_MESSAGE("{0}, {1}, {2} wrong", ROQUE_MESSAGES("{0} position", "{0} positions", tally.positions),
                      ROQUE_MESSAGES("{0} count checked", "{0} counts checked", tally.checked), tally.wrong));
    fmt::print(streams.out, "Nodes: {}\n", tally.nodes);
    if (errors.count() > 0) return ExitCode::BadInput;
    return tally.wrong > 0 ? ExitCode::Mismatch : ExitCode::Success;
}

}  // namespace

ExitCode runPerft(const PerftOptions& options, const Streams& streams) {
    try {
        return options.epd.empty() ? countOne(options, streams) : checkSuite(options, streams);
    } catch (const std::bad_alloc&) {
        say(streams.error,
            ROQUE_MESSAGES("There is no memory for a table of {0} megabyte.",
                           "There is no memory for a table of {0} megabytes.", options.tableMegabytes));
        return ExitCode::BadInput;
    }
}

}  // namespace roque::terminal
