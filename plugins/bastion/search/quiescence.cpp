// The search of captures, until nothing hangs.

#include <algorithm>

#include "plugins/bastion/search/exchange.h"
#include "plugins/bastion/search/searcher.h"

namespace roque::bastion {

/// The value of a place for the side to move if both sides only capture, promote and evade checks; the side
/// to move may always be content with the place as it is ("standing pat").
Value Searcher::quiescence(const Place& place, int ply, Value alpha, Value beta, Expected expected) {
    Frame& frame = frameAt(ply);
    frame.lineLength = 0;
    if (!countNode(ply)) return kDraw;
    if (const auto draw = drawValue(place, ply)) return *draw;
    if (ply >= kMaxPly) return place.isCheck() ? kDraw : evaluate(place, frame);
    Node node{.place = place,
              .frame = frame,
              .ply = ply,
              .depth = 0,
              .alpha = alpha,
              .beta = beta,
              .expected = expected,
              .fact = table_.find(place.position.key(), ply)};
    if (const auto value = tableCutoff(node)) return *value;
    if (place.isCheck()) {
        frame.evaluation = kNoValue;
        return searchCaptures(node, -kInfinity);
    }
    const bool isKnown = node.fact && node.fact->evaluation != kNoValue;
    node.raw = isKnown ? node.fact->evaluation : evaluate(place, frame);
    node.evaluation =
        std::clamp(node.raw + correction_.of(place.us(), frame.accumulator), -kLeastMate + 1, kLeastMate - 1);
    frame.evaluation = node.evaluation;
    Value standing = node.evaluation;
    if (node.fact && node.fact->value != kNoValue && !isMate(node.fact->value)) {
        const Bound needed = node.fact->value > standing ? Bound::Lower : Bound::Upper;
        if (node.fact->bound == Bound::Exact || node.fact->bound == needed) standing = node.fact->value;
    }
    if (standing >= beta) {
        if (!node.fact)
            table_.store(place.position.key(),
                         {.value = standing, .evaluation = node.raw, .depth = 0, .bound = Bound::Lower}, ply);
        return standing;
    }
    node.alpha = std::max(alpha, standing);
    return searchCaptures(node, standing);
}

/// Tries captures, in check all moves.
Value Searcher::searchCaptures(Node& node, Value standing) {
    const bool isEvading = node.place.isCheck();
    const OrderHints hints = hintsFor(node);
    MovePicker picker(node.place, hints, isEvading ? MovePicker::Range::All : MovePicker::Range::Noisy);
    Value best = standing;
    Move bestMove = Move::none();
    int made = 0;
    for (Move move = picker.next(); move != Move::none(); move = picker.next()) {
        ++made;
        if (!isEvading) {
            // Even for nothing, what is taken would not bring the value up to what is needed.
            const Value hope = standing + 180 + immediateGain(node.place.board(), move);
            if (hope <= node.alpha && !move.isPromotion()) {
                best = std::max(best, hope);
                continue;
            }
            if (standing + 180 <= node.alpha && !gainsAtLeast(node.place.board(), node.place.us(), move, 1)) {
                best = std::max(best, standing + 180);
                continue;
            }
        } else if (best > -kLeastMate && !node.place.isNoisy(move)) {
            picker.skipQuiets();  // one way out of the check is known
            continue;
        }
        const Place next = make(node, move);
        const Expected reply = node.isPv() ? Expected::Exact : Expected::All;
        const Value value = -quiescence(next, node.ply + 1, -node.beta, -node.alpha, reply);
        unmake();
        if (isStopped()) return kDraw;
        if (value <= best) continue;
        best = value;
        if (value <= node.alpha) continue;
        bestMove = move;
        if (node.isPv()) extendLine(node, move);
        if (value >= node.beta) break;
        node.alpha = value;
    }
    if (isEvading && made == 0) return matedIn(node.ply);
    const Bound bound = best >= node.beta ? Bound::Lower : Bound::Upper;
    table_.store(node.place.position.key(),
                 {.best = bestMove,
                  .value = best,
                  .evaluation = node.raw,
                  .depth = 0,
                  .bound = bound,
                  .isPv = node.fact && node.fact->isPv},
                 node.ply);
    return best;
}

}  // namespace roque::bastion
