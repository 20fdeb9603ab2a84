// What of the tree is left out: places that need not be searched, moves that will hardly change anything.

#include <algorithm>
#include <cstdlib>

#include "plugins/bastion/search/exchange.h"
#include "plugins/bastion/search/searcher.h"

namespace roque::bastion {
namespace {

bool hasOfficers(const Board& board, Color color) noexcept {
    return (board.pieces(color) & ~board.pieces(PieceType::Pawn) & ~board.pieces(PieceType::King)) != 0;
}

}  // namespace

/// The value of a place that is so good or so bad that its moves need not be looked at.
std::optional<Value> Searcher::pruned(Node& node) {
    if (node.isPv() || node.place.isCheck() || node.frame.excluded != Move::none()) return std::nullopt;
    if (node.judged < node.alpha - 300 - 220 * node.depth * node.depth) {
        const Value value = quiescence(node.place, node.ply, node.alpha, node.alpha + 1, node.expected);
        if (value <= node.alpha) return value;
    }
    constexpr int kShallow = 9;
    const Value margin = 85 * (node.depth - (node.isImproving ? 1 : 0));
    if (node.depth < kShallow && node.judged - margin >= node.beta && node.judged >= node.beta
        && node.judged < kLeastMate && node.beta > -kLeastMate)
        return (node.judged + node.beta) / 2;
    if (const auto value = nullMove(node)) return value;
    return probCut(node);
}

/// A side that could pass and still be better than needed will find a move that is as good (C. Donninger,
/// "Null Move and Deep Search", 1993). Wrong where having to move is the trouble; so not with pawns only, and
/// verified at great depth.
std::optional<Value> Searcher::nullMove(Node& node) {
    const bool isSensible = frameAt(node.ply - 1).made != Move::none() && node.judged >= node.beta
                            && node.evaluation >= node.beta - 20 * node.depth + 160 && node.depth >= 2
                            && node.ply >= nullMoveFrom_ && node.beta > -kLeastMate
                            && hasOfficers(node.place.board(), node.place.us());
    if (!isSensible) return std::nullopt;
    const int reduced = node.depth - (4 + node.depth / 3 + std::min((node.judged - node.beta) / 180, 3));
    node.frame.made = Move::none();
    node.frame.continuation = &history_.afterNothing();
    node.frame.learning = nullptr;
    frameAt(node.ply + 1).accumulator = node.frame.accumulator;
    const Place next(node.place.position.afterNull());
    keys_.push_back(next.position.key());
    const Value value = -search(next, node.ply + 1, reduced, -node.beta, -node.beta + 1, Expected::All);
    unmake();
    if (isStopped()) return kDraw;
    if (value < node.beta) return std::nullopt;
    const Value safe = value >= kLeastMate ? node.beta : value;  // a mate after passing is none
    constexpr int kVerifiedFrom = 14;
    if (node.depth < kVerifiedFrom || nullMoveFrom_ != 0) return safe;
    nullMoveFrom_ = node.ply + 3 * reduced / 4;
    const Value verified = search(node.place, node.ply, reduced, node.beta - 1, node.beta, Expected::Cut);
    nullMoveFrom_ = 0;
    if (verified >= node.beta) return safe;
    return std::nullopt;
}

/// A capture that a shallow search finds much better than needed is good enough for a deep one (M. Buro,
/// "ProbCut", 1995).
std::optional<Value> Searcher::probCut(Node& node) {
    const Value target = node.beta + (node.isImproving ? 140 : 190);
    if (node.depth < 5 || std::abs(node.beta) >= kLeastMate) return std::nullopt;
    if (node.fact && node.fact->depth >= node.depth - 3 && node.fact->value != kNoValue
        && node.fact->value < target)
        return std::nullopt;
    const OrderHints hints = hintsFor(node);
    MovePicker picker(node.place, hints, MovePicker::Range::Noisy, target - node.evaluation);
    for (Move move = picker.next(); move != Move::none(); move = picker.next()) {
        const Place next = make(node, move);
        Value value = -quiescence(next, node.ply + 1, -target, -target + 1, Expected::All);
        if (value >= target)
            value = -search(next, node.ply + 1, node.depth - 4, -target, -target + 1, Expected::All);
        unmake();
        if (isStopped()) return kDraw;
        if (value < target) continue;
        table_.store(node.place.position.key(),
                     {.best = move,
                      .value = value,
                      .evaluation = node.raw,
                      .depth = node.depth - 3,
                      .bound = Bound::Lower,
                      .isPv = node.isPvOrWas()},
                     node.ply);
        return value;
    }
    return std::nullopt;
}

/// Whether a move will hardly change anything and is left out.
bool Searcher::isHopeless(const Node& node, const Progress& progress, MovePicker& picker, Move move,
                          bool givesCheck) {
    const Board& board = node.place.board();
    if (node.isRoot() || progress.best <= -kLeastMate || !hasOfficers(board, node.place.us())) return false;
    const bool isEvading = node.place.isCheck();
    const int full = kBaseReduction + reductions_.of(node.depth, progress.made) * kReductionSlope / 1024;
    const int depth = std::max(node.depth - full / 1024, 0);
    if (progress.made >= (3 + node.depth * node.depth) / (node.isImproving ? 1 : 2)) picker.skipQuiets();
    if (node.place.isNoisy(move) || givesCheck) {
        if (!picker.isLosing() && !givesCheck) {
            const Value hope = node.evaluation + 250 + 220 * depth + immediateGain(board, move);
            if (!isEvading && depth < 7 && hope <= node.alpha) return true;
        }
        return !gainsAtLeast(board, node.place.us(), move, -110 * node.depth);
    }
    const int experience = quietExperience(node, move);
    if (depth < 6 && experience < -5000 * node.depth) return true;
    const Value hope = node.evaluation + 90 + 110 * depth + experience / 256;
    if (!isEvading && depth < 10 && hope <= node.alpha) {
        picker.skipQuiets();
        return true;
    }
    return !gainsAtLeast(board, node.place.us(), move, -24 * depth * depth);
}

/// A weak player does not fear a reply that it does not see. Its own moves that it does not see are not
/// searched at all (Engine).
bool Searcher::isOverlooked(const Node& node, Move move) const {
    if (task_->weakness == nullptr || node.ply != 1 || node.place.isCheck()) return false;
    return !task_->weakness->isSeen(node.place.position, move, frameAt(0).made.to());
}

}  // namespace roque::bastion
