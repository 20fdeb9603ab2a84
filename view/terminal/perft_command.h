#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>

#include "view/terminal/command.h"

namespace roque::terminal {

/// What `roque-cli perft` was asked for.
struct PerftOptions {
    std::optional<std::string> fen;  ///< the start position if left out
    std::string epd;                 ///< a suite to check; empty: count one position
    unsigned depth = 0;              ///< plies
    std::uint64_t maxNodes =
        std::numeric_limits<std::uint64_t>::max();  ///< counts above are left out of a suite
    bool divide = false;                            ///< one count for each first move
    bool chess960 = false;                          ///< write castling as king takes rook
    unsigned threads = 1;                           ///< that count side by side
    std::size_t tableMegabytes = 0;  ///< for counts to be remembered; 0: every sequence is counted
    bool showsProgress = false;      ///< on `error`, for somebody who watches
};

/// Counts the move sequences of a position, or checks the counts of a suite.
///
/// One position: with `divide` a line "move: count" for each first move, sorted; last line "Nodes: N".
/// A suite (EPD): each line is a FEN and operations `;D<depth> <count>`, `;id <name>`; lines that are empty
/// or begin with # are passed over. Each wrong count is named on `out`, each line that cannot be read on
/// `error`.
ExitCode runPerft(const PerftOptions& options, const Streams& streams);

}  // namespace roque::terminal
