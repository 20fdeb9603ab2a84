// How deep each move is searched: singular extension and late move reduction.

#include <algorithm>

#include "plugins/bastion/search/parameters.h"
#include "plugins/bastion/search/searcher.h"

namespace roque::bastion {
namespace {

/// Whether a move may be singular: the table move, of a deep enough entry that fails high or is exact.
bool isSingularCandidate(const Node& node, Move move, int rootDepth) noexcept {
    if (node.isRoot() || !node.entry || move != node.entry->best) return false;
    if (node.frame.excludedMove != Move::none() || node.depth < parameter::kSingularDepth) return false;
    if (node.ply >= 2 * rootDepth) return false;
    const TableEntry& entry = *node.entry;
    return entry.depth >= node.depth - parameter::kSingularEntryDepth && entry.value != kNoValue
           && !isMate(entry.value) && (entry.bound == Bound::Lower || entry.bound == Bound::Exact);
}

}  // namespace

/// By how many plies a move is extended; negative if it is reduced, or with `cutoff` if the node fails high.
///
/// Singular extension: the table move is searched deeper if all others fail low against a lower bound (T.
/// Anantharaman, M. S. Campbell and F. Hsu, "Singular Extensions", 1990; by the table, as in Stockfish). If
/// others reach beta as well, it is a multi-cut (Y. Björnsson and T. A. Marsland, "Multi-cut Pruning in
/// Alpha-Beta Search", 1999).
int Searcher::singularExtension(Node& node, Move move, std::optional<Value>& cutoff) {
    if (!isSingularCandidate(node, move, rootDepth_)) return 0;
    const Value tableValue = node.entry->value;
    const int slope =
        node.entry->isPv && !node.isPv() ? parameter::kSingularWasPvSlope : parameter::kSingularSlope;
    const Value singularBeta = tableValue - slope * node.depth;
    node.frame.excludedMove = move;
    const Value others = search(node.position, node.ply, (node.depth - 1) / 2, singularBeta - 1, singularBeta,
                                node.type == NodeType::All ? NodeType::All : NodeType::Cut);
    node.frame.excludedMove = Move::none();
    if (isStopped()) return 0;
    if (others < singularBeta) {
        const bool isDouble = !node.isPv() && others < singularBeta - parameter::kDoubleExtensionMargin
                              && node.frame.doubleExtensions < parameter::kDoubleExtensionMax;
        if (!isDouble) return 1;
        ++node.frame.doubleExtensions;
        const bool isTriple =
            others < singularBeta - parameter::kTripleExtensionMargin && !node.position.isNoisy(move);
        return isTriple ? 3 : 2;
    }
    if (singularBeta >= node.beta) {
        cutoff = singularBeta;
        return 0;
    }
    if (tableValue >= node.beta) return -2;  // negative extensions (known from Stockfish)
    return node.type == NodeType::Cut ? -1 : 0;
}

/// Principal variation search of a move: the first move of a PV node is searched with the full window. Others
/// are searched with an empty one (null window), which shows that they are no better, and again if they are.
Value Searcher::searchMove(const Node& node, const TriedMoves& tried, const SearchPosition& next, Move move,
                           int depth) {
    const int ply = node.ply + 1;
    if (scoresAllMoves(node)) return -search(next, ply, depth, -node.beta, -node.alpha, NodeType::Pv);
    Value value = kDraw;
    const bool isLate = node.depth >= parameter::kLmrDepth && tried.count > (node.isRoot() ? 2 : 1);
    if (isLate) {
        value = searchReduced(node, tried, next, move, depth);
    } else if (!node.isPv() || tried.count > 1) {
        const NodeType opposite = node.type == NodeType::Cut ? NodeType::All : NodeType::Cut;
        value = -search(next, ply, depth, -node.alpha - 1, -node.alpha, opposite);
    }
    if (node.isPv() && (tried.count == 1 || value > node.alpha))
        value = -search(next, ply, depth, -node.beta, -node.alpha, NodeType::Pv);
    return value;
}

/// Late move reduction: a late move is searched less deep, or a ply deeper if much speaks for it. If it
/// raises alpha though it was reduced, it is searched again at full depth, and `depth` becomes one deeper or
/// shallower by how good it looks.
Value Searcher::searchReduced(const Node& node, const TriedMoves& tried, const SearchPosition& next,
                              Move move, int& depth) {
    const int ply = node.ply + 1;
    const Value alpha = node.alpha;
    const int less = reduction(node, tried, next, move);
    const bool isExtended = less < -parameter::kLmrExtension && node.ply < 2 * rootDepth_ && !hasWeakness();
    const int reducedDepth = isExtended ? depth + 1 : std::clamp(depth - less / 1024, 1, std::max(depth, 1));
    node.frame.currentReduction = depth - reducedDepth;
    const Value value = -search(next, ply, reducedDepth, -alpha - 1, -alpha, NodeType::Cut);
    node.frame.currentReduction = 0;
    if (value <= alpha || reducedDepth >= depth) return value;
    if (value > tried.bestValue + parameter::kLmrDeeperBase + parameter::kLmrDeeperSlope * depth)
        ++depth;
    else if (value < tried.bestValue + parameter::kLmrShallowerMargin)
        --depth;
    if (reducedDepth >= depth) return value;
    const NodeType opposite = node.type == NodeType::Cut ? NodeType::All : NodeType::Cut;
    const Value deeper = -search(next, ply, depth, -alpha - 1, -alpha, opposite);
    if (node.frame.isCurrentQuiet && !isStopped()) updateAfterReduction(node, depth, deeper > alpha);
    return deeper;
}

/// The late move reduction of a move, in 1024ths of a ply.
int Searcher::reduction(const Node& node, const TriedMoves& tried, const SearchPosition& next, Move move) {
    int less = reductions_.of(node.depth, tried.count);
    if (node.isPvOrWas()) less -= parameter::kLmrPvEntry;
    if (node.isPv()) less -= parameter::kLmrPvNode;
    if (!node.isImproving) less += parameter::kLmrNotImproving;
    if (node.type == NodeType::Cut) less += parameter::kLmrCutNode;
    if (next.isCheck()) less -= parameter::kLmrCheck;
    if (frameAt(node.ply + 1).cutoffCount > parameter::kLmrCutoffCount) less += parameter::kLmrCutoffs;
    if (node.position.isNoisy(move)) {
        const Board& board = node.position.board();
        const HistoryScore history =
            history_.capture(pieceToOf(board, node.position.us(), move), board.typeOn(move.to()));
        return less - parameter::kLmrNoisy - history.value() / parameter::kLmrCaptureDivisor;
    }
    const Move tableMove = node.tableMove();
    if (tableMove != Move::none() && node.position.isNoisy(tableMove)) less += parameter::kLmrNoisyTableMove;
    if (move == node.frame.killers[0] || move == node.frame.killers[1]) less -= parameter::kLmrKiller;
    return less - quietHistory(node, move) / parameter::kLmrHistoryDivisor;
}

}  // namespace roque::bastion
