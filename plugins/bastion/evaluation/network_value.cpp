#include "plugins/bastion/evaluation/network_value.h"

#include <algorithm>

#include "plugins/bastion/evaluation/endgame_scale.h"
#include "plugins/bastion/evaluation/final_value.h"

namespace roque::bastion {

Value networkValueForMover(const Position& position, Value network) noexcept {
    const Board& board = position.board();
    const Color stronger = network > 0 ? position.sideToMove() : ~position.sideToMove();
    if (board.pieces(stronger, PieceType::Pawn) == 0)
        network = network * std::min(endgameScale(board, stronger), kFullScale) / kFullScale;
    return finalValue(network, position);
}

}  // namespace roque::bastion
