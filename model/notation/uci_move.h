#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "model/base/export.h"
#include "model/base/move.h"
#include "model/base/result.h"
#include "model/position/position.h"
#include "model/notation/move_error.h"

// Moves as the Universal Chess Interface writes them: e2e4, e7e8q.
namespace roque {

/// How castling is written.
enum class CastlingNotation : std::uint8_t {
    KingTwoSquares,  ///< e1g1: UCI
    KingTakesRook,   ///< e1h1: UCI_Chess960, where the other one could be a king's move
};

/// The text of a legal move.
///
/// KingTwoSquares is kept to where it is understood by everybody, to castling from the e-file: from any other
/// file, which only Chess960 knows, castling is written "king takes rook" all the same.
[[nodiscard]] ROQUE_MODEL std::string toUci(Move move, const Position& position,
                                            CastlingNotation castling = CastlingNotation::KingTwoSquares);

/// The legal move that a text means. Both ways to write castling are understood at any time; a text that is a
/// king's ordinary move as well means that one (f1g1 in 4k3/8/8/8/8/8/8/5K1R w K - 0 1).
///
/// The text must be the move and nothing else, in lower case but for the letter of a promotion. "0000", no
/// move, is not a legal move.
[[nodiscard]] ROQUE_MODEL Result<Move, MoveError> parseUciMove(const Position& position,
                                                               std::string_view text);

}  // namespace roque
