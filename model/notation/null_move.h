#pragma once

#include <string_view>

#include "model/base/export.h"
#include "model/base/move.h"
#include "model/position/position.h"

// Null moves: the side to move passes. No chess moves, but authors write them to show a threat or a plan.
namespace roque {

/// How a null move is written.
inline constexpr std::string_view kNullMoveText = "--";

/// Whether a text is a null move as one of the programs writes it: `--`, `Z0`, `@@@@`, `null`, `0000`.
[[nodiscard]] ROQUE_MODEL bool isNullMoveText(std::string_view text) noexcept;

/// Whether a move may stand in the tree of a game: a legal move, or a null move of a side that is not in
/// check.
[[nodiscard]] ROQUE_MODEL bool isPlayable(const Position& position, Move move) noexcept;

}  // namespace roque
