#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "model/base/export.h"
#include "model/base/move.h"
#include "model/base/result.h"
#include "model/notation/move_error.h"
#include "model/position/position.h"

// Moves in the notation of the Universal Chess Interface: e2e4, e7e8q.
namespace roque {

/// How castling is written.
enum class CastlingNotation : std::uint8_t {
    KingTwoSquares,  ///< e1g1: UCI
    KingTakesRook,   ///< e1h1: UCI_Chess960, where e1g1 could be a plain king's move
};

/// The UCI text of a legal move; of a null move "0000".
///
/// KingTwoSquares applies only to castling from the e-file, where everyone understands it. From any other
/// file, possible only in Chess960, castling is always written "king takes rook".
[[nodiscard]] ROQUE_MODEL std::string toUci(Move move, const Position& position,
                                            CastlingNotation castling = CastlingNotation::KingTwoSquares);

/// Parses a legal move. Both notations of castling are always understood. A text that is also a plain king's
/// move means that one (f1g1 in 4k3/8/8/8/8/8/8/5K1R w K - 0 1).
///
/// The text must be exactly the move, in lower case except for the promotion letter. "0000", no move, is not
/// a legal move.
[[nodiscard]] ROQUE_MODEL Result<Move, MoveError> parseUciMove(const Position& position,
                                                               std::string_view text);

}  // namespace roque
