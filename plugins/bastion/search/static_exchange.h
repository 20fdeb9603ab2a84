#pragma once

#include <array>

#include "model/base/move.h"
#include "model/board/board.h"
#include "plugins/bastion/base/value.h"
#include "plugins/bastion/search/parameters.h"

namespace roque::bastion {

/// The value of a piece in an exchange. The king is worth more than all else, so it is never given.
[[nodiscard]] inline Value exchangeValue(PieceType type) noexcept {
    ROQUE_PARAMETER_TABLE std::array<Value, kPieceTypeCodes> kValues{
        0, parameter::kSeePawn,   parameter::kSeeKnight, 20'000,
        0, parameter::kSeeBishop, parameter::kSeeRook,   parameter::kSeeQueen};
    return kValues[index(type)];
}

/// The material that a legal move wins before any reply: what it captures, and what a promotion adds to the
/// pawn.
[[nodiscard]] Value immediateGain(const Board& board, Move move) noexcept;

/// Static exchange evaluation: whether the captures on its target that a legal move of `us` starts win
/// `threshold` or more. Both sides recapture with their least valuable piece, and stop when that is better
/// for them. Pins are ignored (D. and K. Spracklen, "An Exchange Evaluator for Computer Chess", 1978).
[[nodiscard]] bool isExchangeAtLeast(const Board& board, Color us, Move move, Value threshold) noexcept;

}  // namespace roque::bastion
