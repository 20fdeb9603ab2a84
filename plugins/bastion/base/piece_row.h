#pragma once

#include <array>
#include <cstdint>

#include "model/base/piece_type.h"

namespace roque::bastion {

/// The row of each piece in tables by piece and square, by its code: pawn, knight, bishop, rook, queen, king.
/// (Within a function, GCC would copy it to the stack at each use.)
inline constexpr std::array<std::uint8_t, kPieceTypeCodes> kPieceRow{0, 0, 1, 5, 0, 2, 3, 4};

}  // namespace roque::bastion
