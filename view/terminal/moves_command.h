#pragma once

#include <optional>
#include <string>

#include "view/terminal/command.h"

namespace roque::terminal {

/// What `roque-cli moves` was asked for.
struct MovesOptions {
    std::optional<std::string> fen;  ///< the start position if left out
    bool chess960 = false;           ///< write castling as king takes rook
};

/// Lists the legal moves of a position, a line each, sorted: UCI, tab, SAN, tab, FEN after.
///
/// A position whose FEN names castling rooks by their file (Shredder-FEN) is taken for one of Chess960:
/// castling is written as king takes rook and FENs in the same style.
ExitCode runMoves(const MovesOptions& options, const Streams& streams);

}  // namespace roque::terminal
