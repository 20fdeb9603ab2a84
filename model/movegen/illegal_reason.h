#pragma once

#include <cstdint>
#include <optional>

#include "model/base/export.h"
#include "model/base/message.h"
#include "model/base/wing.h"
#include "model/position/position.h"

namespace roque {

/// Why a piece may not move from one square to another.
enum class IllegalReason : std::uint8_t {
    NoPiece,               ///< the square it should leave is empty
    WhitesTurn,            ///< the piece is black
    BlacksTurn,            ///< the piece is white
    OwnPiece,              ///< a piece of its own side stands there
    Movement,              ///< its kind does not move like that
    PawnBackwards,         ///< a pawn goes towards its own side
    PawnTooFar,            ///< a pawn goes straight ahead by more than two squares
    PawnDoubleStep,        ///< a pawn goes two squares, but has moved before
    PawnCapturesAhead,     ///< a pawn goes ahead onto an opponent's piece
    PawnDiagonal,          ///< a pawn goes diagonally, but captures nothing
    PawnTooFarDiagonally,  ///< a pawn goes diagonally ahead by more than one square
    PieceInTheWay,         ///< a piece stands between the two squares
    CastlingRightLost,     ///< the right to castle on this side is lost, or there never was one
    CastlingInCheck,       ///< the king castles out of check
    CastlingBlocked,       ///< a piece stands where king or rook must pass
    CastlingThroughCheck,  ///< the king passes through an attacked square
    CastlingIntoCheck,     ///< the king castles into check
    KingBesideKing,        ///< the two kings stand side by side
    DoubleCheck,           ///< two pieces give check, and another piece than the king moves
    InCheck,               ///< the move leaves the king in the check it is in
    Pinned,                ///< the piece leaves the line on which it shields its king
    ExposesKing,           ///< the king is in check afterwards for any other reason
};

/// Why the side to move may not move from one square to another; nothing if it may. A king that goes two
/// squares or more to its castling square, or onto its own rook, castles. Where several reasons hold, the
/// one that comes first in a player's thoughts is told: how the piece moves, then what stands in its way,
/// then the king. [any-thread]
[[nodiscard]] ROQUE_MODEL std::optional<IllegalReason> whyIllegal(const Position& position, Square from,
                                                                  Square to);

/// Why the side to move may not castle on a wing; nothing if it may (FIDE 3.8.2). [any-thread]
[[nodiscard]] ROQUE_MODEL std::optional<IllegalReason> whyNoCastling(const Position& position, Wing wing);

/// Why a pawn may not move from one square to another wherever other pieces stand; nothing if it may where
/// they stand well. [any-thread]
[[nodiscard]] ROQUE_MODEL std::optional<IllegalReason> whyNoPawnMove(Color us, Square from,
                                                                     Square to) noexcept;

/// The reason in words, for a piece of a type; a sentence without a full stop.
[[nodiscard]] ROQUE_MODEL Message describe(IllegalReason reason, PieceType type);

/// Both at once: why the move is illegal, in words; an empty message if it is legal.
[[nodiscard]] ROQUE_MODEL Message illegalMoveText(const Position& position, Square from, Square to);

}  // namespace roque
