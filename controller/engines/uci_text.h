#pragma once

#include <string>

#include "controller/search/search.h"
#include "model/notation/uci_move.h"

// Commands to a chess program in the Universal Chess Interface (Stefan Meyer-Kahlen, April 2006), one line
// each.
namespace roque {

/// "position startpos moves e2e4 …": the game so far, each move legal.
[[nodiscard]] std::string positionText(const SearchRequest& request);

/// "go wtime 2000 btime 1950 winc 20 binc 20": when the search has to end; "go" without a limit.
[[nodiscard]] std::string goText(const SearchLimits& limits);

/// " searchmoves e2e4 d2d4": the moves to search, to be put after goText(); empty for all moves. `position`
/// is the position to search from.
[[nodiscard]] std::string searchMovesText(const SearchRequest& request, const Position& position);

/// How castling is written in a game of this kind.
[[nodiscard]] constexpr CastlingNotation castlingNotation(Variant variant) noexcept {
    return variant == Variant::Chess960 ? CastlingNotation::KingTakesRook : CastlingNotation::KingTwoSquares;
}

}  // namespace roque
