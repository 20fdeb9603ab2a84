#pragma once

#include <cstdint>
#include <vector>

#include "model/base/move.h"
#include "plugins/bastion/value.h"

namespace roque::bastion {

/// What a search knows about one move of the position in question.
struct RootMove {
    Move move = Move::none();
    Value value = -kInfinity;     ///< in this depth; -kInfinity if it was not found better than others
    Value previous = -kInfinity;  ///< in the last depth
    int selectiveDepth = 0;       ///< plies of the longest line looked at
    std::uint64_t nodes = 0;      ///< positions looked at below it, in all depths
    std::vector<Move> line{};     ///< best play, the move itself first
};

}  // namespace roque::bastion
