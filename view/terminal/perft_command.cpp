#include "view/terminal/perft_command.h"

#include <algorithm>
#include <fstream>
#include <utility>
#include <vector>

#include <fmt/ostream.h>

#include "model/movegen/perft.h"
#include "model/notation/uci_move.h"
#include "view/terminal/bad_input.h"
#include "view/terminal/perft_suite.h"

namespace roque::terminal {
namespace {

ExitCode countOne(const PerftOptions& options, const Streams& streams) {
    const auto position = readPosition(options.fen, streams);
    if (!position) return ExitCode::BadInput;
    if (!options.divide || options.depth == 0) {
        fmt::print(streams.out, "Nodes: {}\n", perft(*position, options.depth));
        return ExitCode::Success;
    }
    const auto style = options.chess960 ? CastlingNotation::KingTakesRook : CastlingNotation::KingTwoSquares;
    std::vector<std::pair<std::string, std::uint64_t>> lines;
    std::uint64_t sum = 0;
    for (const auto& [move, nodes] : perftDivided(*position, options.depth)) {
        lines.emplace_back(toUci(move, *position, style), nodes);
        sum += nodes;
    }
    std::ranges::sort(lines);
    for (const auto& [move, nodes] : lines) fmt::print(streams.out, "{}: {}\n", move, nodes);
    fmt::print(streams.out, "Nodes: {}\n", sum);
    return ExitCode::Success;
}

/// What checking a suite has found so far.
struct Tally {
    std::size_t positions = 0;
    std::size_t checked = 0;
    std::size_t wrong = 0;
    std::size_t unreadable = 0;
    std::uint64_t nodes = 0;
};

void check(const PerftCase& perftCase, const PerftOptions& options, const Streams& streams, Tally& tally) {
    ++tally.positions;
    for (const auto& [depth, expected] : perftCase.counts) {
        if (expected > options.maxNodes) continue;
        const std::uint64_t counted = perft(perftCase.position, depth);
        ++tally.checked;
        tally.nodes += counted;
        if (counted == expected) continue;
        ++tally.wrong;
        fmt::print(streams.out, "wrong: {} depth {}: {} counted, {} expected\n", perftCase.id, depth, counted,
                   expected);
    }
}

ExitCode checkSuite(const PerftOptions& options, const Streams& streams) {
    std::ifstream file(options.epd);
    if (!file) {
        fmt::print(streams.error, "{}: cannot be opened\n", options.epd);
        return ExitCode::BadInput;
    }
    Tally tally;
    std::string line;
    for (std::size_t number = 1; std::getline(file, line); ++number) {
        const auto first = line.find_first_not_of(" \t\r");
        if (first == std::string::npos || line[first] == '#') continue;
        const auto perftCase = parsePerftCase(line);
        if (perftCase) {
            check(*perftCase, options, streams, tally);
        } else {
            ++tally.unreadable;
            fmt::print(streams.error, "{}:{}: {}\n", options.epd, number, perftCase.error());
        }
    }
    if (!file.eof() || tally.positions + tally.unreadable == 0) {
        fmt::print(streams.error, "{}: {}\n", options.epd,
                   file.eof() ? "has no positions" : "cannot be read");
        return ExitCode::BadInput;
    }
    fmt::print(streams.out, "{} positions, {} counts checked, {} wrong\n", tally.positions, tally.checked,
               tally.wrong);
    fmt::print(streams.out, "Nodes: {}\n", tally.nodes);
    if (tally.wrong > 0) return ExitCode::Mismatch;
    return tally.unreadable > 0 ? ExitCode::BadInput : ExitCode::Success;
}

}  // namespace

ExitCode runPerft(const PerftOptions& options, const Streams& streams) {
    return options.epd.empty() ? countOne(options, streams) : checkSuite(options, streams);
}

}  // namespace roque::terminal
