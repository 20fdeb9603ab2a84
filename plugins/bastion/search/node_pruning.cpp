// Pruning of whole nodes: razoring, reverse futility, null move, ProbCut.

#include <algorithm>
#include <cstdlib>

#include "plugins/bastion/search/parameters.h"
#include "plugins/bastion/search/searcher.h"

namespace roque::bastion {
namespace {

/// Reverse futility pruning, or static null move pruning: far above beta at low depth, no quiet reply of the
/// opponent will change that (known from Stockfish).
bool isReverseFutile(const Node& node) noexcept {
    const Value margin = parameter::kReverseFutilitySlope * (node.depth - (node.isImproving ? 1 : 0))
                         - (node.isOpponentWorsening ? parameter::kReverseFutilityWorsening : 0);
    return node.depth < parameter::kReverseFutilityDepth && node.estimate - margin >= node.beta
           && node.estimate >= node.beta && node.estimate < kMinMate && node.beta > -kMinMate;
}

/// By how many plies a null move is searched less deep.
int nullMoveReduction(const Node& node) noexcept {
    return parameter::kNullMoveReduction + node.depth / parameter::kNullMoveDepthDivisor
           + std::min((node.estimate - node.beta) / parameter::kNullMoveValueDivisor,
                      parameter::kNullMoveMaxBonus);
}

}  // namespace

/// The value of a node whose moves need not be searched, because it is far outside the window.
std::optional<Value> Searcher::prunedValue(Node& node) {
    if (node.isPv() || node.position.isCheck() || node.frame.excludedMove != Move::none())
        return std::nullopt;
    if (const auto value = razoring(node)) return value;
    if (isReverseFutile(node)) return (node.estimate + node.beta) / 2;
    if (const auto value = nullMovePruning(node)) return value;
    return probCut(node);
}

/// Razoring: far below alpha, only captures could help, and the quiescence search tries them (J. A.
/// Birmingham and P. Kent, "Tree-searching and Tree-pruning Techniques", 1977).
std::optional<Value> Searcher::razoring(const Node& node) {
    const Value margin = parameter::kRazoringBase + parameter::kRazoringSlope * node.depth * node.depth;
    if (node.estimate >= node.alpha - margin) return std::nullopt;
    const Value value = quiescence(node.position, node.ply, node.alpha, node.alpha + 1, node.type);
    return value <= node.alpha ? std::optional(value) : std::nullopt;
}

/// Null move pruning: a side that may pass and still reaches beta will reach it with a move (C. Donninger,
/// "Null Move and Deep Search", 1993).
///
/// That is wrong in zugzwang: with king and pawns alone it is not tried, and at great depth a search without
/// null moves verifies it (O. David-Tabibi and N. S. Netanyahu, "Verified Null-Move Pruning", 2002).
std::optional<Value> Searcher::nullMovePruning(Node& node) {
    const Value needed = node.beta - parameter::kNullMoveSlope * node.depth + parameter::kNullMoveMargin;
    const bool isTried = frameAt(node.ply - 1).currentMove != Move::none() && node.estimate >= node.beta
                         && node.staticEvaluation >= needed && node.depth >= parameter::kNullMoveDepth
                         && node.ply >= nullMoveMinPly_ && node.beta > -kMinMate
                         && node.position.hasNonPawnMaterial();
    if (!isTried) return std::nullopt;
    const int depth = node.depth - nullMoveReduction(node);
    const Value value = searchNullMove(node, depth);
    if (isStopped()) return kDraw;
    if (value < node.beta) return std::nullopt;
    const Value proven = value >= kMinMate ? node.beta : value;  // a mate after passing is no mate
    if (node.depth < parameter::kNullMoveVerificationDepth || nullMoveMinPly_ != 0) return proven;
    nullMoveMinPly_ = node.ply + 3 * depth / 4;
    const Value verified = search(node.position, node.ply, depth, node.beta - 1, node.beta, NodeType::Cut);
    nullMoveMinPly_ = 0;
    if (verified >= node.beta) return proven;
    return std::nullopt;
}

/// Passes, and searches the opponent's reply.
Value Searcher::searchNullMove(const Node& node, int depth) {
    node.frame.currentMove = Move::none();
    node.frame.continuation = &history_.noContinuation();
    node.frame.continuationToUpdate = nullptr;
    frameAt(node.ply + 1).accumulator = node.frame.accumulator;
    network_.passTo(node.ply + 1);
    const SearchPosition next(node.position.position.afterNull());
    keys_.push_back(next.key());
    const Value value = -search(next, node.ply + 1, depth, -node.beta, -node.beta + 1, NodeType::All);
    unmake();
    return value;
}

/// ProbCut: a capture that a shallow search finds far above beta will reach beta in a deep one (M. Buro,
/// "ProbCut", 1995).
std::optional<Value> Searcher::probCut(Node& node) {
    const Value target =
        node.beta + parameter::kProbCutMargin - (node.isImproving ? parameter::kProbCutImproving : 0);
    const int shallow =
        node.depth - parameter::kProbCutReduction;  // after a move: the node itself is one deeper
    if (node.depth < parameter::kProbCutDepth || std::abs(node.beta) >= kMinMate) return std::nullopt;
    if (node.entry && node.entry->depth >= shallow + 1 && node.entry->value != kNoValue
        && node.entry->value < target)
        return std::nullopt;
    const OrderHints hints = hintsFor(node);
    MovePicker picker(node.position, hints, MovePicker::Range::Noisy, target - node.staticEvaluation);
    for (Move move = picker.next(); move != Move::none(); move = picker.next()) {
        const SearchPosition next = make(node, move);
        Value value = -quiescence(next, node.ply + 1, -target, -target + 1, NodeType::All);
        if (value >= target)
            value = -search(next, node.ply + 1, shallow, -target, -target + 1, NodeType::All);
        unmake();
        if (isStopped()) return kDraw;
        if (value < target) continue;
        table_.store(node.position.key(),
                     {.best = move,
                      .value = value,
                      .evaluation = node.rawEvaluation,
                      .depth = shallow + 1,
                      .bound = Bound::Lower,
                      .isPv = node.isPvOrWas()},
                     node.ply);
        // Less the margin: of what lies beyond the target, a shallow search has told.
        return isMate(value) ? value : value - (target - node.beta);
    }
    return std::nullopt;
}

}  // namespace roque::bastion
