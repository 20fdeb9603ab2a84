#pragma once

#include <optional>
#include <vector>

#include "model/base/move.h"
#include "model/position/position.h"

// Premoves: moves that a person enters during the opponent's turn, to be made on their own turn if they are
// then legal. The future position is unknown, so pieces may go wherever they could on an empty board, even
// onto their own pieces, which may have been captured by then.
namespace roque {

/// The squares a piece may go to when its side is to move again. `castlingRooks` are the rooks that may still
/// castle: the king goes onto one of its own by castling only.
[[nodiscard]] MoveList premovesOf(const Board& board, Bitboard castlingRooks, Square from);

/// The board as if the premoves had been made and the opponent had passed.
[[nodiscard]] Board boardAfter(Board board, const std::vector<Move>& premoves);

/// The rooks that may still castle after that.
[[nodiscard]] Bitboard castlingRooksAfter(const Position& position, const std::vector<Move>& premoves);

/// The legal move that a premove has become; nothing if it cannot be made. Castling becomes a step of the
/// king where a rook beside it has been taken (Chess960).
[[nodiscard]] std::optional<Move> legalMoveOf(Move premove, const Position& position);

}  // namespace roque
