#pragma once

#include <array>

#include "model/base/move.h"
#include "model/board/board.h"
#include "plugins/bastion/value.h"

namespace roque::bastion {

/// What a piece of a type counts for in an exchange, by its code. The king, which is never taken, comes last.
inline constexpr std::array<Value, kPieceTypeCodes> kExchangeValue{0, 100, 320, 20'000, 0, 330, 500, 950};

/// What a legal move takes or promotes to at once, less the pawn promoted.
[[nodiscard]] Value immediateGain(const Board& board, Move move) noexcept;

/// Whether the exchange of pieces that a legal move of `us` begins on its square gains `threshold` or more,
/// if both sides always recapture with their least valuable piece and stop when that is better ("static
/// exchange evaluation"). Pins are not looked at.
[[nodiscard]] bool gainsAtLeast(const Board& board, Color us, Move move, Value threshold) noexcept;

}  // namespace roque::bastion
