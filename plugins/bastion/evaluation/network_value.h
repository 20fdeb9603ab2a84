#pragma once

#include "model/position/position.h"
#include "plugins/bastion/base/value.h"

namespace roque::bastion {

/// Whether the hand-crafted evaluation judges a board even where there is a network: a side has only its
/// king, and has to be mated.
[[nodiscard]] inline bool isHandCraftedOnly(const Board& board) noexcept {
    return count(board.pieces(Color::White)) == 1 || count(board.pieces(Color::Black)) == 1;
}

/// The value of a position for the side to move, from the value of a network and from what a network does not
/// know: endings without pawns that are hardly won, and the fifty-move rule.
[[nodiscard]] Value networkValueForMover(const Position& position, Value network) noexcept;

}  // namespace roque::bastion
