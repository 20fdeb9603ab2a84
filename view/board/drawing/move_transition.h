#pragma once

#include <optional>
#include <vector>

#include "model/board/board.h"
#include "model/pieces/piece.h"
#include "view/board/drawing/board_geometry.h"

namespace roque {

/// A piece on its way from one square to another.
struct MovingPiece {
    const Piece* piece;
    Square from;
    Square to;

    bool operator==(const MovingPiece&) const = default;
};

/// A captured piece that is shown until it is covered.
struct KeptPiece {
    const Piece* piece;
    Square square;

    bool operator==(const KeptPiece&) const = default;
};

/// The view between two positions: some pieces slide while all others stand on their new squares.
struct MoveTransition {
    std::vector<MovingPiece> pieces;
    std::vector<KeptPiece> kept;
    double progress = 0;  ///< from 0, at the origins, to 1, at the destinations

    /// The piece that stands on a square meanwhile; `after` is the final board.
    [[nodiscard]] const Piece* pieceOn(Square square, const Board& after) const noexcept;

    bool operator==(const MoveTransition&) const = default;
};

/// The transition between two boards that differ by a move or two, forwards or backwards, including castling
/// and promotion. Nothing if the boards are the same or differ by more: the start of a new game is not
/// animated.
[[nodiscard]] std::optional<MoveTransition> transitionBetween(const Board& before, const Board& after);

/// Where a moving piece is drawn.
[[nodiscard]] PixelRect rectOf(const MovingPiece& moving, double progress, const BoardGeometry& geometry);

}  // namespace roque
