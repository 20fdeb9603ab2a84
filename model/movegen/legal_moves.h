#pragma once

#include "model/base/export.h"
#include "model/base/move.h"
#include "model/position/position.h"

// The questions that a game, a window or a notation asks about legal moves. All are answered by the one
// generator.
namespace roque {

/// Every legal move of the side to move, in no particular order.
[[nodiscard]] ROQUE_MODEL MoveList legalMoves(const Position& position);

/// The legal moves of the pieces that stand in `among`.
[[nodiscard]] ROQUE_MODEL MoveList legalMoves(const Position& position, Bitboard among);

/// The legal moves of the pieces that stand in `among` to squares of `onto`; castling goes to the rook's
/// square.
[[nodiscard]] ROQUE_MODEL MoveList legalMoves(const Position& position, Bitboard among, Bitboard onto);

/// Whether a move, from anywhere (a hash table, a plugin), is legal.
[[nodiscard]] ROQUE_MODEL bool isLegal(const Position& position, Move move);

/// Whether the side to move has any legal move; without one it is checkmate or stalemate.
[[nodiscard]] ROQUE_MODEL bool hasLegalMove(const Position& position) noexcept;

/// The number of legal moves.
[[nodiscard]] ROQUE_MODEL unsigned countLegalMoves(const Position& position) noexcept;

/// Whether the side to move is checkmated (FIDE article 5.1.1).
[[nodiscard]] ROQUE_MODEL bool isCheckmate(const Position& position) noexcept;

/// Whether the side to move is stalemated (FIDE article 5.2.1).
[[nodiscard]] ROQUE_MODEL bool isStalemate(const Position& position) noexcept;

}  // namespace roque
