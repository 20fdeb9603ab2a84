#pragma once

#include <array>
#include <vector>

#include "model/base/color.h"
#include "model/base/export.h"
#include "model/base/piece_type.h"
#include "model/game/game_node.h"

namespace roque {

/// The number of pieces of each type, indexed by index(PieceType).
using PieceCounts = std::array<unsigned, kPieceTypeCodes>;

/// What each side has captured along a line of nodes, from the first to the last.
[[nodiscard]] ROQUE_MODEL ByColor<PieceCounts> capturesOf(const std::vector<const GameNode*>& line);

/// The value of a piece in pawns after Claude Shannon ("Programming a Computer for Playing Chess", 1950): 9,
/// 5, 3, 3, 1; 0 for the king.
[[nodiscard]] constexpr int pawnsWorth(PieceType type) noexcept {
    switch (type) {
        case PieceType::Pawn:
            return 1;
        case PieceType::Knight:
        case PieceType::Bishop:
            return 3;
        case PieceType::Rook:
            return 5;
        case PieceType::Queen:
            return 9;
        default:
            return 0;
    }
}

/// White's material minus Black's, in pawns.
[[nodiscard]] ROQUE_MODEL int materialBalance(const Board& board);

}  // namespace roque
