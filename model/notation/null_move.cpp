#include "model/notation/null_move.h"

#include <algorithm>
#include <array>

#include "model/movegen/legal_moves.h"

namespace roque {

bool isNullMoveText(std::string_view text) noexcept {
    constexpr std::array<std::string_view, 5> kTexts{kNullMoveText, "Z0", "@@@@", "null", "0000"};
    return std::ranges::find(kTexts, text) != kTexts.end();
}

bool isPlayable(const Position& position, Move move) noexcept {
    return move == Move::null() ? !position.isCheck() : isLegal(position, move);
}

}  // namespace roque
