#pragma once

#include <optional>
#include <vector>

#include "model/board/board.h"
#include "model/pieces/piece.h"
#include "view/board/board_geometry.h"

namespace roque {

/// A piece on its way from one square to another.
struct MovingPiece {
    const Piece* piece;
    Square from;
    Square to;

    bool operator==(const MovingPiece&) const = default;
};

/// A piece that was captured and is seen until it is covered.
struct KeptPiece {
    const Piece* piece;
    Square square;

    bool operator==(const KeptPiece&) const = default;
};

/// What is seen between two positions: pieces that slide while all others stand where they will stand.
struct Flight {
    std::vector<MovingPiece> pieces;
    std::vector<KeptPiece> kept;
    double progress = 0;  ///< from 0, where the pieces come from, to 1, where they go to

    /// The piece that stands on a square meanwhile, if `after` is what will be on the board.
    [[nodiscard]] const Piece* pieceOn(Square square, const Board& after) const noexcept;

    bool operator==(const Flight&) const = default;
};

/// How the pieces get from one board to another: forwards or backwards by a move or two, castling and
/// promotion included. Nothing if the boards are the same, or differ by more than two moves do: a game that
/// begins anew does not fly.
[[nodiscard]] std::optional<Flight> flightBetween(const Board& before, const Board& after);

/// Where a piece on its way is drawn.
[[nodiscard]] PixelRect rectOf(const MovingPiece& moving, double progress, const BoardGeometry& geometry);

}  // namespace roque
