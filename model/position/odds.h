#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "model/base/export.h"
#include "model/base/message.h"
#include "model/position/position.h"

namespace roque {

/// Material odds: what a stronger player leaves out of the initial position. The pieces are the customary
/// ones since the eighteenth century: of two of a kind, the one on the queenside; of the pawns, the king's
/// bishop's (the "pawn and move" of Philidor and Staunton).
enum class PieceOdds : std::uint8_t {
    Pawn,
    Knight,
    Rook,
    TwoKnights,
    RookAndKnight,
    Queen,
    QueenAndRook,
};

inline constexpr std::array kPieceOdds{PieceOdds::Pawn,        PieceOdds::Knight,        PieceOdds::Rook,
                                       PieceOdds::TwoKnights,  PieceOdds::RookAndKnight, PieceOdds::Queen,
                                       PieceOdds::QueenAndRook};

/// Which odds are given, and by which side.
struct GivenOdds {
    PieceOdds odds = PieceOdds::Knight;
    Color by = Color::White;

    bool operator==(const GivenOdds&) const = default;
};

/// A phrase for what is left out, such as "a rook".
[[nodiscard]] ROQUE_MODEL Message describe(PieceOdds odds);

/// The standard start position without the pieces left out. A side without its queen's rook cannot castle
/// there. White moves first, as always.
[[nodiscard]] ROQUE_MODEL Position startWithOdds(const GivenOdds& given);

/// The odds given in a start position; nothing if it is not one of these.
[[nodiscard]] ROQUE_MODEL std::optional<GivenOdds> oddsOf(const Position& start);

}  // namespace roque
