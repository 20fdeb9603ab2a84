// The moves of a node, one by one, and what they tell.

#include <algorithm>

#include "model/problem/checking_moves.h"
#include "plugins/bastion/search/searcher.h"

namespace roque::bastion {

/// Searches the moves of a node and returns its value.
Value Searcher::searchMoves(Node& node) {
    const CheckingSquares checks(node.position.board(), node.position.us());
    const OrderHints hints = hintsFor(node, &checks);
    MovePicker picker(node.position, hints, MovePicker::Range::All);
    TriedMoves tried;
    for (Move move = picker.next(); move != Move::none(); move = picker.next()) {
        if (isSkipped(node, tried, move)) continue;
        const PieceType mover = node.position.board().typeOn(move.from());
        const bool givesCheck = checks.among(mover, move.from(), bit(move.to())) != 0;
        ++tried.count;
        if (isPrunable(node, tried, picker, move, givesCheck)) continue;
        std::optional<Value> cutoff;
        const int extension = singularExtension(node, move, cutoff);
        if (cutoff) return *cutoff;
        if (node.isRoot()) tellRootMove(move, tried);
        const std::uint64_t nodesBefore = nodes();
        node.frame.currentNumber = tried.count;
        const SearchPosition next = make(node, move);
        const Value value = searchMove(node, tried, next, move, node.depth - 1 + extension);
        unmake();
        if (isStopped()) return kDraw;
        if (node.isRoot()) recordRootMove(node, move, value, tried, nodesBefore);
        if (failsHigh(node, tried, move, value)) break;
    }
    if (tried.count == 0) {
        if (node.frame.excludedMove != Move::none()) return node.alpha;
        return node.position.isCheck() ? matedIn(node.ply) : kDraw;
    }
    finishNode(node, tried);
    return tried.bestValue;
}

/// Whether a move does not belong to the node: a singular search leaves out the table move, the root has its
/// own list, and a weak player does not fear a reply that it overlooks. (Its own overlooked moves are not in
/// the root's list.)
bool Searcher::isSkipped(const Node& node, const TriedMoves& tried, Move move) const {
    if (move == node.frame.excludedMove || (node.isRoot() && !isRootMoveSearched(move))) return true;
    if (task_->weakness == nullptr || node.ply != 1 || tried.count == 0 || node.position.isCheck())
        return false;
    return !task_->weakness->isSeen(node.position.position, move, frameAt(0).currentMove.to());
}

/// Notes the value of a move; true if it reaches beta, so that the other moves need not be searched.
bool Searcher::failsHigh(Node& node, TriedMoves& tried, Move move, Value value) {
    const bool isBest = value > tried.bestValue;
    tried.bestValue = std::max(tried.bestValue, value);
    if (value > node.alpha && isBest) {
        tried.bestMove = move;
        if (node.isPv()) updatePv(node, move);
        if (value >= node.beta) return true;
        if (!scoresAllMoves(node)) node.alpha = value;
        return false;
    }
    (node.position.isNoisy(move) ? tried.noisy : tried.quiets).push(move);
    return false;
}

/// Teaches the histories and stores the result in the table.
void Searcher::finishNode(Node& node, const TriedMoves& tried) {
    const bool isCutoff = tried.bestValue >= node.beta;
    if (isCutoff) ++node.frame.cutoffCount;
    if (tried.bestMove != Move::none()) updateHistories(node, tried);
    if (node.frame.excludedMove == Move::none()) updateMoveBefore(node, tried);
    if (node.frame.excludedMove != Move::none() || (node.isRoot() && pvIndex_ > 0)) return;
    const bool isExact = node.isPv() && tried.bestMove != Move::none();
    const Bound bound = isCutoff ? Bound::Lower : isExact ? Bound::Exact : Bound::Upper;
    table_.store(node.position.key(),
                 {.best = tried.bestMove,
                  .value = tried.bestValue,
                  .evaluation = node.rawEvaluation,
                  .depth = node.depth,
                  .bound = bound,
                  .isPv = node.isPvOrWas()},
                 node.ply);
    const bool isQuiet = tried.bestMove == Move::none() || !node.position.isNoisy(tried.bestMove);
    const bool contradictsEvaluation = (bound != Bound::Lower || tried.bestValue > node.staticEvaluation)
                                       && (bound != Bound::Upper || tried.bestValue < node.staticEvaluation);
    if (!node.position.isCheck() && isQuiet && contradictsEvaluation && !isMate(tried.bestValue))
        correction_.update(node.position.us(), node.frame.accumulator, node.depth,
                           tried.bestValue - node.rawEvaluation);
}

/// Makes the principal variation of a node of a move and that of its reply (triangular table).
void Searcher::updatePv(const Node& node, Move move) noexcept {
    StackFrame& frame = node.frame;
    const StackFrame& reply = frameAt(node.ply + 1);
    frame.pv[0] = move;
    frame.pvLength = std::min(reply.pvLength, frame.pv.size() - 1) + 1;
    std::copy_n(reply.pv.begin(), frame.pvLength - 1, frame.pv.begin() + 1);
}

SearchPosition Searcher::make(const Node& node, Move move) {
    StackFrame& frame = node.frame;
    const PieceTo pieceTo = pieceToOf(node.position.board(), node.position.us(), move);
    frame.currentMove = move;
    frame.currentPieceTo = pieceTo;
    frame.isCurrentQuiet = !node.position.isNoisy(move);
    frame.continuationToUpdate = &history_.continuation(pieceTo);
    frame.continuation = frame.continuationToUpdate;
    StackFrame& after = frameAt(node.ply + 1);
    after.accumulator = frame.accumulator;
    const SearchPosition next(node.position, move, {after.accumulator, network_.changesTo(node.ply + 1)},
                              table_);
    keys_.push_back(next.key());
    return next;
}

}  // namespace roque::bastion
