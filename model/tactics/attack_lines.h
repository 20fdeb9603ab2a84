#pragma once

#include "model/base/export.h"
#include "model/board/board.h"
#include "model/tactics/gain.h"

// Who attacks what on a board: the geometry of forks, pins and skewers. Nothing here says what it is worth.
namespace roque {

/// The squares that the piece on a square attacks; none if it is empty.
[[nodiscard]] ROQUE_MODEL Bitboard attacksFrom(const Board& board, Square square) noexcept;

/// The piece on a square, which is not empty.
[[nodiscard]] ROQUE_MODEL PlacedPiece pieceOn(const Board& board, Square square) noexcept;

/// Two pieces of one side on a line from a slider: the nearer, and the first behind it.
struct LinedUp {
    Square slider = Square::None;
    Square front = Square::None;
    Square behind = Square::None;

    bool operator==(const LinedUp&) const = default;
};

/// What a slider on a square lines up of the other side. Empty for any other piece.
[[nodiscard]] ROQUE_MODEL std::vector<LinedUp> linesFrom(const Board& board, Square slider);

/// The pieces of a side that are pinned to their king.
[[nodiscard]] ROQUE_MODEL Bitboard pinnedToKing(const Board& board, Color side) noexcept;

}  // namespace roque
