// How deep each move of a place is searched.

#include <algorithm>

#include "plugins/bastion/search/searcher.h"

namespace roque::bastion {

/// How much deeper a move is searched: the table's move, if it alone is good ("singular"). If others are good
/// as well the place is left with a value in `cut`, or the move searched less deep.
int Searcher::extension(Node& node, Move move, std::optional<Value>& cut) {
    const bool isCandidate = !node.isRoot() && node.fact && move == node.fact->best
                             && node.frame.excluded == Move::none() && node.depth >= 6
                             && node.ply < 2 * rootDepth_;
    if (!isCandidate) return 0;
    const TableFact& fact = *node.fact;
    const bool isTrusted = fact.depth >= node.depth - 3 && fact.value != kNoValue && !isMate(fact.value)
                           && (fact.bound == Bound::Lower || fact.bound == Bound::Exact);
    if (!isTrusted) return 0;
    const Value limit = fact.value - 2 * node.depth;
    node.frame.excluded = move;
    const Value others = search(node.place, node.ply, (node.depth - 1) / 2, limit - 1, limit,
                                node.expected == Expected::All ? Expected::All : Expected::Cut);
    node.frame.excluded = Move::none();
    if (isStopped()) return 0;
    if (others < limit) {
        constexpr int kMostDoubleExtensions = 6;
        const bool isFarAhead = !node.isPv() && others < limit - 18;
        if (!isFarAhead || node.frame.doubleExtensions >= kMostDoubleExtensions) return 1;
        ++node.frame.doubleExtensions;
        return 2;
    }
    if (limit >= node.beta) {
        cut = limit;
        return 0;
    }
    if (fact.value >= node.beta) return -2;
    return node.expected == Expected::Cut ? -1 : 0;
}

/// Searches one move: any with the whole window where all are judged, otherwise the first of a principal
/// variation with the whole window, others only as far as to show that they are no better, later ones less
/// deep at first.
Value Searcher::searchMove(Node& node, const Progress& progress, const Place& next, Move move, int depth) {
    const int ply = node.ply + 1;
    const Value alpha = node.alpha;
    if (isJudgingAll(node)) return -search(next, ply, depth, -node.beta, -alpha, Expected::Exact);
    const Expected opposite = node.expected == Expected::Cut ? Expected::All : Expected::Cut;
    Value value = kDraw;
    const bool isLate = node.depth >= 2 && progress.made > (node.isRoot() ? 2 : 1);
    if (isLate) {
        const int less = reduction(node, progress, next, move) / 1024;
        const int reduced = std::clamp(depth - less, 1, std::max(depth, 1));
        value = -search(next, ply, reduced, -alpha - 1, -alpha, Expected::Cut);
        if (value > alpha && reduced < depth) {
            if (value > progress.best + 50 + 2 * depth)
                ++depth;
            else if (value < progress.best + 8)
                --depth;
            if (reduced < depth) value = -search(next, ply, depth, -alpha - 1, -alpha, opposite);
        }
    } else if (!node.isPv() || progress.made > 1) {
        value = -search(next, ply, depth, -alpha - 1, -alpha, opposite);
    }
    if (node.isPv() && (progress.made == 1 || value > alpha))
        value = -search(next, ply, depth, -node.beta, -alpha, Expected::Exact);
    return value;
}

/// How much less deep a later move is searched at first, in 1024ths of a ply.
int Searcher::reduction(const Node& node, const Progress& progress, const Place& next, Move move) {
    int less = kBaseReduction + reductions_.of(node.depth, progress.made) * kReductionSlope / 1024;
    if (node.isPvOrWas()) less -= 1024;
    if (node.isPv()) less -= 512;
    if (!node.isImproving) less += 700;
    if (node.expected == Expected::Cut) less += 1400;
    if (next.isCheck()) less -= 900;
    if (frameAt(node.ply + 1).cutoffs > 3) less += 800;
    if (node.place.isNoisy(move)) {
        const Board& board = node.place.board();
        const Experience& experience =
            history_.capture(arrivalOf(board, node.place.us(), move), board.typeOn(move.to()));
        return less - 1024 - experience.value() / 12;
    }
    const Move tableMove = node.tableMove();
    if (tableMove != Move::none() && node.place.isNoisy(tableMove)) less += 900;
    if (move == node.frame.killers[0] || move == node.frame.killers[1]) less -= 1024;
    return less - quietExperience(node, move) / 16;
}

}  // namespace roque::bastion
