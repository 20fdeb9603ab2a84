#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>

#include "view/terminal/command/command.h"

namespace roque::terminal {

/// The options of `roque-cli perft`.
struct PerftOptions {
    std::optional<std::string> fen;  ///< default: the start position
    std::string epd;                 ///< suite to check; empty: count one position
    unsigned depth = 0;              ///< plies
    std::uint64_t maxNodes =
        std::numeric_limits<std::uint64_t>::max();  ///< a suite's higher counts are skipped
    bool divide = false;                            ///< prints one count for each first move
    bool chess960 = false;                          ///< writes castling as king takes rook
    unsigned threads = 1;                           ///< that share the work
    std::size_t tableMegabytes = 0;  ///< of the hash table; 0: no table, every sequence is counted
    bool showsProgress = false;      ///< on standard error
};

/// Counts the move sequences of a position, or checks the counts of a suite.
///
/// One position: prints "Nodes: N"; with `divide`, first a line "move: count" for each first move, sorted. A
/// suite (EPD): each line is a FEN with the operations `;D<depth> <count>` and `;id <name>`; empty lines and
/// those that begin with # are skipped. Lists wrong counts on standard output and unreadable lines on
/// standard error.
ExitCode runPerft(const PerftOptions& options, const Streams& streams);

}  // namespace roque::terminal
