#pragma once

#include <cstdint>
#include <vector>

#include "model/base/move.h"
#include "plugins/bastion/base/value.h"

namespace roque::bastion {

/// A move at the root and what the search knows about it.
struct RootMove {
    Move move = Move::none();
    Value value = -kInfinity;     ///< at this depth; -kInfinity if it did not raise alpha
    Value previous = -kInfinity;  ///< at the depth before
    int selectiveDepth = 0;       ///< plies of the longest line searched
    std::uint64_t nodes = 0;      ///< nodes below it, at all depths
    std::vector<Move> line{};     ///< its principal variation, the move itself first
};

/// The order of root moves, for stable sorting.
[[nodiscard]] inline bool isBetter(const RootMove& one, const RootMove& other) noexcept {
    return one.value > other.value;
}

}  // namespace roque::bastion
