// A node before its moves: draws, table cutoffs, evaluation.

#include <algorithm>

#include "model/board/attackers.h"
#include "model/movegen/legal_moves.h"
#include "plugins/bastion/search/node_depth.h"
#include "plugins/bastion/search/searcher.h"

namespace roque::bastion {
namespace {

/// Plies without capture and pawn move after which a game is drawn (FIDE article 9.3).
constexpr unsigned kFiftyMoves = 100;
/// Plies from which values of the table are not trusted: they do not know how near that rule is.
constexpr unsigned kNearFiftyMoves = 90;

/// Whether neither side can mate: at most one minor piece is left.
bool isMaterialInsufficient(const Board& board) noexcept {
    const Bitboard strong =
        board.pieces(PieceType::Pawn) | board.pieces(PieceType::Rook) | board.pieces(PieceType::Queen);
    return strong == 0 && count(board.occupied()) <= 3;
}

/// Whether the value of an entry decides on which side of `limit` the true one lies.
bool isConclusive(const TableEntry& entry, Value limit) noexcept {
    if (entry.value == kNoValue) return false;
    return entry.bound == Bound::Exact || entry.bound == (entry.value >= limit ? Bound::Lower : Bound::Upper);
}

/// Mate distance pruning: no value is better than a mate at once, or worse than being mated already. Whether
/// that empties the window.
bool isBeyondMateDistance(Node& node) noexcept {
    node.alpha = std::max(node.alpha, matedIn(node.ply));
    node.beta = std::min(node.beta, mateIn(node.ply + 1));
    return node.alpha >= node.beta;
}

}  // namespace

/// Principal variation search: the value of a position for the side to move. A value up to `alpha` is an
/// upper bound (fail low), one from `beta` on a lower bound (fail high): fail-soft alpha-beta.
Value Searcher::search(const SearchPosition& position, int ply, int depth, Value alpha, Value beta,
                       NodeType type) {
    if (depth <= 0) return quiescence(position, ply, alpha, beta, type);
    StackFrame& frame = frameAt(ply);
    frame.pvLength = 0;
    if (!countNode(ply)) return kDraw;
    Node node{.position = position,
              .frame = frame,
              .ply = ply,
              .depth = depth,
              .alpha = alpha,
              .beta = beta,
              .type = type,
              .entry = std::nullopt};
    if (!node.isRoot()) {
        if (const auto draw = drawValue(position, ply)) return *draw;
        if (ply >= kMaxPly) return position.isCheck() ? kDraw : evaluate(position, ply);
        if (isBeyondMateDistance(node)) return node.alpha;
        frame.doubleExtensions = frameAt(ply - 1).doubleExtensions;
    }
    frameAt(ply + 2).killers = {Move::none(), Move::none()};
    frameAt(ply + 1).cutoffCount = 0;
    if (frame.excludedMove == Move::none()) {
        node.entry = table_.find(position.key(), ply);
        if (const auto value = tableCutoff(node)) {
            if (*value >= node.beta) updateAfterTableCutoff(node);
            return *value;
        }
    }
    evaluateNode(node);
    reviewReduction(node, frameAt(ply - 1));
    if (const auto value = prunedValue(node)) return *value;
    findThreats(node);
    if (node.isRoot()) {
        if (!node.entry) node.entry.emplace();
        node.entry->best = rootMoves_[pvIndex_].move;
    }
    reduceWithoutTableMove(node);
    return searchMoves(node);
}

/// The value of a drawn position. One repetition after the root counts as a draw at once, since a side that
/// can repeat a position once can do so again. A position from before the root must occur twice.
std::optional<Value> Searcher::drawValue(const SearchPosition& position, int ply) const noexcept {
    const unsigned reversible = position.position.halfmoveClock();
    if (reversible >= kFiftyMoves && (!position.isCheck() || hasLegalMove(position.position))) return kDraw;
    if (isMaterialInsufficient(position.board())) return kDraw;
    const std::size_t now = keys_.size() - 1;
    const std::size_t back = std::min<std::size_t>(reversible, now);
    bool isRepeated = false;
    for (std::size_t plies = 4; plies <= back; plies += 2) {
        if (keys_[now - plies] != position.key()) continue;
        if (isRepeated || plies < static_cast<std::size_t>(ply)) {
            return kDraw + 1 - static_cast<Value>(nodes() & 2U);  // varied, so that it tries other draws too
        }
        isRepeated = true;
    }
    return std::nullopt;
}

/// The value of the table, where it is deep enough and outside the window.
std::optional<Value> Searcher::tableCutoff(const Node& node) const noexcept {
    if (node.isPv() || !node.entry || node.entry->depth < node.depth) return std::nullopt;
    if (!isConclusive(*node.entry, node.beta)) return std::nullopt;
    if (node.position.position.halfmoveClock() >= kNearFiftyMoves) return std::nullopt;
    return node.entry->value;
}

/// Finds the squares that the opponent attacks, where they are needed: most nodes end before their moves.
void Searcher::findThreats(Node& node) noexcept {
    const SearchPosition& position = node.position;
    node.threats = attackedBy(position.board(), ~position.us(), position.checksAndPins.occupied);
    node.frame.threats = node.threats;
}

/// Finds the evaluations of a node, unless it is in check.
void Searcher::evaluateNode(Node& node) {
    StackFrame& frame = node.frame;
    const SearchPosition& position = node.position;
    if (position.isCheck()) {
        frame.staticEvaluation = kNoValue;
        return;
    }
    if (frame.excludedMove != Move::none()) {
        node.staticEvaluation = frame.staticEvaluation;
        node.estimate = frame.staticEvaluation;
    } else {
        setStaticEvaluation(node);
        node.estimate = node.staticEvaluation;
        if (node.entry && isConclusive(*node.entry, node.estimate)) node.estimate = node.entry->value;
        if (!node.entry)
            table_.store(position.key(), {.evaluation = node.rawEvaluation, .isPv = node.isPv()}, node.ply);
    }
    const Value twoPliesAgo = frameAt(node.ply - 2).staticEvaluation;
    const Value fourPliesAgo = frameAt(node.ply - 4).staticEvaluation;
    const Value before = twoPliesAgo != kNoValue ? twoPliesAgo : fourPliesAgo;
    node.isImproving = before == kNoValue || node.staticEvaluation > before;
    const Value onePlyAgo = frameAt(node.ply - 1).staticEvaluation;
    node.isOpponentWorsening = onePlyAgo != kNoValue && node.staticEvaluation > -onePlyAgo;
}

/// Evaluates a node that is not in check, or takes the evaluation from the table, and corrects it.
void Searcher::setStaticEvaluation(Node& node) {
    const bool isKnown = node.entry && node.entry->evaluation != kNoValue;
    node.rawEvaluation = isKnown ? node.entry->evaluation : evaluate(node.position, node.ply);
    const Value correction = correction_.correction(node.position.us(), node.frame.accumulator);
    node.staticEvaluation = std::clamp(node.rawEvaluation + correction, -kMinMate + 1, kMinMate - 1);
    node.frame.staticEvaluation = node.staticEvaluation;
}

}  // namespace roque::bastion
