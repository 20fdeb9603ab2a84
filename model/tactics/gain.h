#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "model/base/color.h"
#include "model/base/message.h"
#include "model/base/move.h"
#include "model/base/piece_type.h"
#include "model/base/square.h"
#include "model/notation/san.h"
#include "model/position/position.h"

namespace roque {

/// How a move wins material.
enum class Motif : std::uint8_t {
    Material,        ///< in no way that has a name
    Capture,         ///< it captures the piece that is won
    PinnedDefender,  ///< the same; a defender may not take back, because it is pinned
    DefenderGone,    ///< the same; the move before took a defender away
    LineOpened,      ///< the same; the move before opened the line
    NotSaved,        ///< the same; the move before did nothing about it
    Fork,            ///< it attacks two pieces at once
    Pin,             ///< it pins a piece to another
    PinnedVictim,    ///< it attacks a piece that is pinned to the king
    Skewer,          ///< it attacks a piece and another behind it
    Discovered,      ///< it uncovers the attack of another piece
    Trapped,         ///< the piece that it attacks cannot be saved
    Promotion,       ///< a pawn is promoted
};

/// The word for a motif in JSON, such as "fork".
[[nodiscard]] ROQUE_MODEL const char* wordFor(Motif motif) noexcept;

/// A piece and where it stands.
struct PlacedPiece {
    PieceType type = PieceType::None;
    Square square = Square::None;

    bool operator==(const PlacedPiece&) const = default;
};

/// What a move wins, proved against every reply.
struct Gain {
    Motif motif = Motif::Material;
    Move move = Move::none();  ///< the move that wins it
    int pawns = 0;             ///< the material that is won, at least, as pawnsWorth() counts it
    /// The pieces that the motif is about, where they stand before the move: the victim, or the first of a
    /// fork, or what stands in front; then the second of them, or the defender.
    std::vector<PlacedPiece> pieces;

    bool operator==(const Gain&) const = default;
};

/// "the knight on f6".
[[nodiscard]] ROQUE_MODEL Message describe(const PlacedPiece& piece);

/// Writes a legal move of a position.
using MoveWriter = std::function<std::string(const Position&, Move)>;

/// A sentence without a full stop about a gain by a move in a position, such as "Nc7+ is a fork: it attacks
/// the king on e8 and the rook on a8".
[[nodiscard]] ROQUE_MODEL Message describe(const Gain& gain, const Position& position,
                                           const MoveWriter& write = toSan);

}  // namespace roque
