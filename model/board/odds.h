#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "model/base/export.h"
#include "model/position/position.h"

namespace roque {

/// What a stronger player leaves out of the first set, to give the other a chance. The pieces are those that
/// have been left out by custom since the eighteenth century: of two of a kind the one on the queen's side,
/// of the pawns that of the bishop beside the king (the "pawn and move" of Philidor and Staunton).
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

/// Who gives odds, and which.
struct GivenOdds {
    PieceOdds odds = PieceOdds::Knight;
    Color by = Color::White;

    bool operator==(const GivenOdds&) const = default;
};

/// What is left out, as an English phrase such as "a rook".
[[nodiscard]] ROQUE_MODEL std::string_view describe(PieceOdds odds) noexcept;

/// The start position of chess without what is left out. Who has no rook on the queen's side cannot castle
/// there. White moves first, as ever.
[[nodiscard]] ROQUE_MODEL Position startWithOdds(const GivenOdds& given);

/// The odds with which a game starts from a position, if it is such a start.
[[nodiscard]] ROQUE_MODEL std::optional<GivenOdds> oddsOf(const Position& start);

}  // namespace roque
