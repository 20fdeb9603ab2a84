#pragma once

#include "model/base/export.h"
#include "model/board/board.h"

namespace roque {

/// The pawns of a side that no pawn of the opponent can stop or take on their way.
[[nodiscard]] ROQUE_MODEL Bitboard passedPawns(const Board& board, Color side) noexcept;

/// The pawns of a side that share their file with another one.
[[nodiscard]] ROQUE_MODEL Bitboard doubledPawns(const Board& board, Color side) noexcept;

/// The pawns of a side that have none on a file beside theirs.
[[nodiscard]] ROQUE_MODEL Bitboard isolatedPawns(const Board& board, Color side) noexcept;

}  // namespace roque
