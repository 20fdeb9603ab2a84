// The quiescence search: captures, until nothing hangs.

#include <algorithm>

#include "plugins/bastion/search/parameters.h"
#include "plugins/bastion/search/searcher.h"
#include "plugins/bastion/search/static_exchange.h"

namespace roque::bastion {
namespace {

/// Standing pat: the value of a node whose side to move declines every capture (D. F. Beal, "A Generalised
/// Quiescence Search Algorithm", 1990). It is the static evaluation, or a value of the table that says more.
Value standPatValue(const Node& node) noexcept {
    const Value evaluation = node.staticEvaluation;
    if (!node.entry || node.entry->value == kNoValue || isMate(node.entry->value)) return evaluation;
    const Bound needed = node.entry->value > evaluation ? Bound::Lower : Bound::Upper;
    const bool saysMore = node.entry->bound == Bound::Exact || node.entry->bound == needed;
    return saysMore ? node.entry->value : evaluation;
}

/// Delta pruning: the value that a capture cannot exceed, if that does not raise alpha, even with the
/// captured piece for free, or because the exchange wins nothing (known from Fruit, 2005).
std::optional<Value> deltaPruned(const Node& node, Value standPat, Move move) noexcept {
    const Board& board = node.position.board();
    const Value base = standPat + parameter::kDeltaMargin;
    const Value optimistic = base + immediateGain(board, move);
    if (optimistic <= node.alpha && !move.isPromotion()) return optimistic;
    if (base <= node.alpha && !isExchangeAtLeast(board, node.position.us(), move, 1)) return base;
    return std::nullopt;
}

}  // namespace

/// The value of a position if both sides only capture, promote and evade checks, or stand pat. Beyond beta it
/// is brought nearer to it (known from Stockfish).
Value Searcher::quiescence(const SearchPosition& position, int ply, Value alpha, Value beta, NodeType type) {
    StackFrame& frame = frameAt(ply);
    frame.pvLength = 0;
    if (!countNode(ply)) return kDraw;
    if (const auto draw = drawValue(position, ply)) return *draw;
    if (ply >= kMaxPly) return position.isCheck() ? kDraw : evaluate(position, ply);
    Node node{.position = position,
              .frame = frame,
              .ply = ply,
              .depth = 0,
              .alpha = alpha,
              .beta = beta,
              .type = type,
              .entry = table_.find(position.key(), ply)};
    if (const auto value = tableCutoff(node)) return *value;
    if (position.isCheck()) {
        frame.staticEvaluation = kNoValue;
        findThreats(node);
        return searchCaptures(node, -kInfinity);
    }
    setStaticEvaluation(node);
    const Value standPat = standPatValue(node);
    if (standPat >= beta) {
        const Value value = tempered(standPat, beta, parameter::kStandPatTempering);
        if (!node.entry)
            table_.store(
                position.key(),
                {.value = value, .evaluation = node.rawEvaluation, .depth = 0, .bound = Bound::Lower}, ply);
        return value;
    }
    node.alpha = std::max(alpha, standPat);
    return searchCaptures(node, standPat);
}

/// Tries captures and queen promotions that lose nothing; in check all moves, the quiet ones until one is no
/// mate.
Value Searcher::searchCaptures(Node& node, Value standPat) {
    const bool isEvading = node.position.isCheck();
    const OrderHints hints = hintsFor(node);
    MovePicker picker(node.position, hints, isEvading ? MovePicker::Range::All : MovePicker::Range::Noisy);
    Value best = standPat;
    Move bestMove = Move::none();
    bool hasMoves = false;
    for (Move move = picker.next(); move != Move::none(); move = picker.next()) {
        hasMoves = true;
        if (!isEvading) {
            if (const auto bound = deltaPruned(node, standPat, move)) {
                best = std::max(best, *bound);
                continue;
            }
        } else if (best > -kMinMate && !node.position.isNoisy(move)) {
            picker.skipQuiets();
            continue;
        }
        const SearchPosition next = make(node, move);
        const NodeType reply = node.isPv() ? NodeType::Pv : NodeType::All;
        const Value value = -quiescence(next, node.ply + 1, -node.beta, -node.alpha, reply);
        unmake();
        if (isStopped()) return kDraw;
        if (value <= best) continue;
        best = value;
        if (value <= node.alpha) continue;
        bestMove = move;
        if (node.isPv()) updatePv(node, move);
        if (value >= node.beta) break;
        node.alpha = value;
    }
    if (isEvading && !hasMoves) return matedIn(node.ply);
    best = tempered(best, node.beta, parameter::kQuiescenceTempering);
    table_.store(node.position.key(),
                 {.best = bestMove,
                  .value = best,
                  .evaluation = node.rawEvaluation,
                  .depth = 0,
                  .bound = best >= node.beta ? Bound::Lower : Bound::Upper,
                  .isPv = node.entry && node.entry->isPv},
                 node.ply);
    return best;
}

}  // namespace roque::bastion
