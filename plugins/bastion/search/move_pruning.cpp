// Pruning of single moves: late move, futility, history and SEE pruning.

#include <algorithm>

#include "plugins/bastion/search/parameters.h"
#include "plugins/bastion/search/searcher.h"
#include "plugins/bastion/search/static_exchange.h"

namespace roque::bastion {
namespace {

/// Late move pruning, or move count pruning: after so many moves the quiet ones left will not raise alpha
/// (known from Stockfish).
bool isLate(const Node& node, const TriedMoves& tried) noexcept {
    const int moves = (parameter::kLateMoveBase + node.depth * node.depth) / (node.isImproving ? 1 : 2);
    return tried.count >= moves;
}

/// Futility pruning of a capture: what it takes does not bring the evaluation up to alpha.
bool isFutileCapture(const Node& node, Move move, int reducedDepth) noexcept {
    if (node.position.isCheck() || reducedDepth >= parameter::kCaptureFutilityDepth) return false;
    const Value optimistic = node.staticEvaluation + parameter::kCaptureFutilityBase
                             + parameter::kCaptureFutilitySlope * reducedDepth
                             + immediateGain(node.position.board(), move);
    return optimistic <= node.alpha;
}

/// Futility pruning of a quiet move: the evaluation is too far below alpha (E. A. Heinz, "Extended Futility
/// Pruning", 1998).
bool isFutileQuiet(const Node& node, int history, int reducedDepth) noexcept {
    if (node.position.isCheck() || reducedDepth >= parameter::kFutilityDepth) return false;
    const Value optimistic = node.staticEvaluation + parameter::kFutilityBase
                             + parameter::kFutilitySlope * reducedDepth
                             + history / parameter::kFutilityHistoryDivisor;
    return optimistic <= node.alpha;
}

/// History pruning: a quiet move that has failed often (known from Fruit, 2005).
bool isRefutedByHistory(const Node& node, int history, int reducedDepth) noexcept {
    return reducedDepth < parameter::kHistoryPruningDepth
           && history < -parameter::kHistoryPruningSlope * node.depth;
}

}  // namespace

/// Whether a move is left out because it will hardly raise alpha. May tell the picker to leave out the
/// remaining quiet moves. The last test of both kinds of moves is SEE pruning: the move loses too much
/// material.
bool Searcher::isPrunable(const Node& node, const TriedMoves& tried, MovePicker& picker, Move move,
                          bool givesCheck) {
    if (node.isRoot() || tried.bestValue <= -kMinMate || !node.position.hasNonPawnMaterial()) return false;
    const Board& board = node.position.board();
    const Color us = node.position.us();
    const int reducedDepth = std::max(node.depth - reductions_.of(node.depth, tried.count) / 1024, 0);
    if (isLate(node, tried)) picker.skipQuiets();
    if (node.position.isNoisy(move) || givesCheck) {
        const bool mayBeFutile = !picker.isLosing() && !givesCheck;
        if (mayBeFutile && isFutileCapture(node, move, reducedDepth)) return true;
        return !isExchangeAtLeast(board, us, move, -parameter::kSeeNoisySlope * node.depth);
    }
    const int history = quietHistory(node, move);
    if (isRefutedByHistory(node, history, reducedDepth)) return true;
    const int quietDepth = std::max(reducedDepth + history / parameter::kPruningHistoryDivisor, 0);
    if (isFutileQuiet(node, history, quietDepth)) {
        picker.skipQuiets();
        return true;
    }
    return !isExchangeAtLeast(board, us, move, -parameter::kSeeQuietSlope * quietDepth * quietDepth);
}

}  // namespace roque::bastion
