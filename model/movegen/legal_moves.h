#pragma once

#include "model/base/export.h"
#include "model/base/move.h"
#include "model/position/position.h"

// Questions about legal moves, all answered by the one move generator.
namespace roque {

/// All legal moves of the side to move, in no particular order.
[[nodiscard]] ROQUE_MODEL MoveList legalMoves(const Position& position);

/// The legal moves of the pieces on the squares of `among`.
[[nodiscard]] ROQUE_MODEL MoveList legalMoves(const Position& position, Bitboard among);

/// The legal moves of the pieces on `among` to the squares of `onto`; castling counts as a move to the rook's
/// square.
[[nodiscard]] ROQUE_MODEL MoveList legalMoves(const Position& position, Bitboard among, Bitboard onto);

/// Whether a move is legal; it may come from anywhere, such as a hash table or a plugin.
[[nodiscard]] ROQUE_MODEL bool isLegal(const Position& position, Move move);

/// Whether the side to move has a legal move; without one it is checkmated or stalemated.
[[nodiscard]] ROQUE_MODEL bool hasLegalMove(const Position& position) noexcept;

/// The number of legal moves.
[[nodiscard]] ROQUE_MODEL unsigned countLegalMoves(const Position& position) noexcept;

/// Whether the side to move is checkmated (FIDE article 5.1.1).
[[nodiscard]] ROQUE_MODEL bool isCheckmate(const Position& position) noexcept;

/// Whether the side to move is stalemated (FIDE article 5.2.1).
[[nodiscard]] ROQUE_MODEL bool isStalemate(const Position& position) noexcept;

}  // namespace roque
