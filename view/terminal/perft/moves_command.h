#pragma once

#include <optional>
#include <string>

#include "view/terminal/command/command.h"

namespace roque::terminal {

/// The options of `roque-cli moves`.
struct MovesOptions {
    std::optional<std::string> fen;  ///< default: the start position
    bool chess960 = false;           ///< writes castling as king takes rook
};

/// Lists the legal moves of a position, sorted, one a line: UCI, SAN and the FEN after the move, separated by
/// tabs.
///
/// A FEN that names castling rooks by their files (Shredder-FEN) means Chess960: castling is written as king
/// takes rook, and FENs in that style.
ExitCode runMoves(const MovesOptions& options, const Streams& streams);

}  // namespace roque::terminal
