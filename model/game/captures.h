#pragma once

#include <array>
#include <vector>

#include "model/base/color.h"
#include "model/base/export.h"
#include "model/base/piece_type.h"
#include "model/game/game_node.h"

namespace roque {

/// How many pieces of each kind, by index(PieceType).
using PieceCounts = std::array<unsigned, kPieceTypeCodes>;

/// What each side has captured on the way from the first node of a line to its last.
[[nodiscard]] ROQUE_MODEL ByColor<PieceCounts> capturesOf(const std::vector<const GameNode*>& line);

/// What a piece is worth in pawns by Claude Shannon ("Programming a Computer for Playing Chess", 1950): 9, 5,
/// 3, 3, 1; a king nothing.
[[nodiscard]] ROQUE_MODEL int pawnsWorth(PieceType type) noexcept;

/// How many pawns' worth White has more on the board than Black.
[[nodiscard]] ROQUE_MODEL int materialBalance(const Board& board);

}  // namespace roque
