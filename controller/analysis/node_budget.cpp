#include "controller/analysis/node_budget.h"

#include <algorithm>
#include <chrono>

#include "model/movegen/legal_moves.h"

namespace roque {

SearchLimits NodeBudget::limitsOf(std::uint64_t nodes) const {
    constexpr std::uint64_t kNodesPerMillisecond = 1'000;
    constexpr std::uint64_t kShortest = 10;
    SearchLimits limits;
    if (isKnown_.value_or(true))
        limits.nodes = nodes;
    else
        limits.moveTime = std::chrono::milliseconds(std::max(nodes / kNodesPerMillisecond, kShortest));
    return limits;
}

bool NodeBudget::mustRepeat(std::uint64_t nodes, const Position& position, const Seen& seen) {
    constexpr std::uint64_t kShare = 100;
    if (isKnown_) return false;
    const bool endedAtOnce = seen.depth <= 1 && seen.nodes > 0 && seen.nodes < nodes / kShare;
    // A mate, or a move without an alternative, ends a search early without a fault.
    if (endedAtOnce && (seen.isMate || countLegalMoves(position) < 2)) return false;
    isKnown_ = !endedAtOnce;
    return endedAtOnce;
}

}  // namespace roque
