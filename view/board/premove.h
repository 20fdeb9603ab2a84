#pragma once

#include <optional>
#include <vector>

#include "model/base/move.h"
#include "model/position/position.h"

// Premoves: moves that a person enters while it is the other side's turn, to be made at his own if they are
// legal then. Nobody knows the position in which they will be made, so they go wherever a piece can go on an
// empty board, and onto pieces of the own side too, which may have been captured by then.
namespace roque {

/// Where a piece might go when its side is to move again. `castlers` are the rooks that may still castle.
[[nodiscard]] MoveList premovesOf(const Board& board, Bitboard castlers, Square from);

/// The board if premoves had been made and the other side had passed.
[[nodiscard]] Board boardAfter(Board board, const std::vector<Move>& premoves);

/// The rooks that may still castle after that.
[[nodiscard]] Bitboard castlersAfter(const Position& position, const std::vector<Move>& premoves);

/// The legal move that a premove has become, nothing if it cannot be made.
[[nodiscard]] std::optional<Move> legalMoveOf(Move premove, const Position& position);

}  // namespace roque
