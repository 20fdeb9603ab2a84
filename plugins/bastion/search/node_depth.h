#pragma once

#include <utility>

#include "plugins/bastion/search/node.h"
#include "plugins/bastion/search/parameters.h"

namespace roque::bastion {

/// Looks back at a reduction: the move that led here was searched less deep, since it seemed bad. If the
/// evaluation now says that it is not, the node is searched a ply deeper after all; if both sides'
/// evaluations say that the opponent has only lost by it, a ply less deep (known from Stockfish,
/// "hindsight"). A reduction is looked at once: the node may be searched again by itself, to verify a null
/// move or for a singular extension.
inline void reviewReduction(Node& node, StackFrame& parent) noexcept {
    const Value before = parent.staticEvaluation;
    const int reduction = std::exchange(parent.currentReduction, 0);
    if (node.isRoot() || node.position.isCheck() || before == kNoValue) return;
    const Value gain = node.staticEvaluation + before;  // for the side to move here, by the opponent's move
    if (reduction >= parameter::kHindsightDeeper && gain <= 0)
        ++node.depth;
    else if (reduction >= parameter::kHindsightShallower && node.depth >= 2
             && gain > parameter::kHindsightMargin)
        --node.depth;
}

/// Internal iterative reduction (E. Schröder, Rebel): without a table move to search first, a node is likely
/// to be unimportant, and costs much. The next iteration finds a table move here. A singular search has left
/// its table move out, and keeps its depth.
inline void reduceWithoutTableMove(Node& node) noexcept {
    const bool isReduced = node.depth >= parameter::kIterativeReductionDepth
                           && node.tableMove() == Move::none() && node.type != NodeType::All
                           && node.frame.excludedMove == Move::none();
    if (isReduced) --node.depth;
}

}  // namespace roque::bastion
