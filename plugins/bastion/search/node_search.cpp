// The search of one place of the tree: what can be said without looking at moves, and the moves.

#include <algorithm>

#include "model/movegen/legal_moves.h"
#include "model/problem/checking_moves.h"
#include "plugins/bastion/search/searcher.h"

namespace roque::bastion {
namespace {

/// Plies without capture and pawn move after which a game is drawn (FIDE article 9.3).
constexpr unsigned kFiftyMoves = 100;
/// From here on the table's values are not trusted to know of that rule.
constexpr unsigned kNearFiftyMoves = 90;

/// Whether neither side has what it takes to mate: a lone minor piece at most.
bool isMaterialInsufficient(const Board& board) noexcept {
    const Bitboard strong =
        board.pieces(PieceType::Pawn) | board.pieces(PieceType::Rook) | board.pieces(PieceType::Queen);
    return strong == 0 && count(board.occupied()) <= 3;
}

/// Whether a value of the table is a bound that says something about `limit`.
bool isConclusive(const TableFact& fact, Value limit) noexcept {
    if (fact.value == kNoValue) return false;
    return fact.bound == Bound::Exact || fact.bound == (fact.value >= limit ? Bound::Lower : Bound::Upper);
}

}  // namespace

/// The value of a place for the side to move. Values outside the window are bounds: up to `alpha` "no
/// better", from `beta` on "no worse".
Value Searcher::search(const Place& place, int ply, int depth, Value alpha, Value beta, Expected expected) {
    if (depth <= 0) return quiescence(place, ply, alpha, beta, expected);
    Frame& frame = frameAt(ply);
    frame.lineLength = 0;
    if (!countNode(ply)) return kDraw;
    Node node{.place = place,
              .frame = frame,
              .ply = ply,
              .depth = depth,
              .alpha = alpha,
              .beta = beta,
              .expected = expected,
              .fact = std::nullopt};
    if (!node.isRoot()) {
        if (const auto draw = drawValue(place, ply)) return *draw;
        if (ply >= kMaxPly) return place.isCheck() ? kDraw : evaluate(place, frame);
        // Not even a mate at once can be better, or being mated at once worse.
        node.alpha = std::max(alpha, matedIn(ply));
        node.beta = std::min(beta, mateIn(ply + 1));
        if (node.alpha >= node.beta) return node.alpha;
        frame.doubleExtensions = frameAt(ply - 1).doubleExtensions;
    }
    frameAt(ply + 2).killers = {Move::none(), Move::none()};
    frameAt(ply + 1).cutoffs = 0;
    if (frame.excluded == Move::none()) {
        node.fact = table_.find(place.position.key(), ply);
        if (const auto value = tableCutoff(node)) return *value;
    }
    judge(node);
    if (const auto value = pruned(node)) return *value;
    // Without a move to try first, a search as deep as this is not worth its cost yet.
    if (node.depth >= 4 && node.tableMove() == Move::none() && expected != Expected::All) --node.depth;
    if (node.isRoot()) {
        if (!node.fact) node.fact.emplace();
        node.fact->best = rootMoves_[rank_].move;
    }
    return searchMoves(node);
}

/// The value of a drawn place. A position that occurs again after the root is taken for a draw at once: who
/// can repeat it once can do so again. One from before the root has to occur twice.
std::optional<Value> Searcher::drawValue(const Place& place, int ply) const noexcept {
    const unsigned reversible = place.position.halfmoveClock();
    if (reversible >= kFiftyMoves && (!place.isCheck() || hasLegalMove(place.position))) return kDraw;
    if (isMaterialInsufficient(place.board())) return kDraw;
    const std::size_t now = keys_.size() - 1;
    const std::size_t back = std::min<std::size_t>(reversible, now);
    bool wasThere = false;
    for (std::size_t plies = 4; plies <= back; plies += 2) {
        if (keys_[now - plies] != place.position.key()) continue;
        if (wasThere || plies < static_cast<std::size_t>(ply)) {
            return kDraw + 1 - static_cast<Value>(nodes() & 2U);  // not blind to other draws
        }
        wasThere = true;
    }
    return std::nullopt;
}

std::optional<Value> Searcher::tableCutoff(Node& node) {
    if (node.isPv() || !node.fact || node.fact->depth < node.depth) return std::nullopt;
    if (!isConclusive(*node.fact, node.beta)) return std::nullopt;
    if (node.place.position.halfmoveClock() >= kNearFiftyMoves) return std::nullopt;
    return node.fact->value;
}

/// Finds out what is known before any move is tried.
void Searcher::judge(Node& node) {
    Frame& frame = node.frame;
    const Place& place = node.place;
    node.threats = attackedBy(place.board(), ~place.us(), place.situation.occupied);
    if (place.isCheck()) {
        frame.evaluation = kNoValue;
        return;
    }
    if (frame.excluded != Move::none()) {
        node.evaluation = frame.evaluation;
        node.judged = frame.evaluation;
    } else {
        const bool isKnown = node.fact && node.fact->evaluation != kNoValue;
        node.raw = isKnown ? node.fact->evaluation : evaluate(place, frame);
        node.evaluation = std::clamp(node.raw + correction_.of(place.us(), frame.accumulator),
                                     -kLeastMate + 1, kLeastMate - 1);
        frame.evaluation = node.evaluation;
        node.judged = node.evaluation;
        if (node.fact && isConclusive(*node.fact, node.judged)) node.judged = node.fact->value;
        if (!node.fact)
            table_.store(place.position.key(), {.evaluation = node.raw, .isPv = node.isPv()}, node.ply);
    }
    const Value before = frameAt(node.ply - 2).evaluation;
    const Value longBefore = frameAt(node.ply - 4).evaluation;
    const Value compared = before != kNoValue ? before : longBefore;
    node.isImproving = compared == kNoValue || node.evaluation > compared;
}

Value Searcher::searchMoves(Node& node) {
    const OrderHints hints = hintsFor(node);
    MovePicker picker(node.place, hints, MovePicker::Range::All);
    const CheckingSquares checks(node.place.board(), node.place.us());
    Progress progress;
    progress.alphaAtFirst = node.alpha;
    const Move excluded = node.frame.excluded;
    for (Move move = picker.next(); move != Move::none(); move = picker.next()) {
        if (move == excluded || (node.isRoot() && !isRootMoveWanted(move))) continue;
        if (progress.made > 0 && isOverlooked(node, move)) continue;
        const PieceType mover = node.place.board().typeOn(move.from());
        const bool givesCheck = checks.among(mover, move.from(), bit(move.to())) != 0;
        ++progress.made;
        if (isHopeless(node, progress, picker, move, givesCheck)) continue;
        std::optional<Value> cut;
        const int more = extension(node, move, cut);
        if (cut) return *cut;
        const std::uint64_t nodesBefore = nodes();
        const Place next = make(node, move);
        const Value value = searchMove(node, progress, next, move, node.depth - 1 + more);
        unmake();
        if (isStopped()) return kDraw;
        if (node.isRoot()) noteRootMove(node, move, value, progress, nodesBefore);
        const bool isBest = value > progress.best;
        progress.best = std::max(progress.best, value);
        if (value > node.alpha && isBest) {
            progress.bestMove = move;
            if (node.isPv()) extendLine(node, move);
            if (value >= node.beta) break;
            if (!isJudgingAll(node)) node.alpha = value;
            continue;
        }
        (node.place.isNoisy(move) ? progress.noisy : progress.quiets).push(move);
    }
    if (progress.made == 0) {
        if (excluded != Move::none()) return node.alpha;
        return node.place.isCheck() ? matedIn(node.ply) : kDraw;
    }
    finish(node, progress);
    return progress.best;
}

void Searcher::extendLine(Node& node, Move move) noexcept {
    Frame& frame = node.frame;
    const Frame& reply = frameAt(node.ply + 1);
    frame.line[0] = move;
    frame.lineLength = std::min(reply.lineLength, frame.line.size() - 1) + 1;
    std::copy_n(reply.line.begin(), frame.lineLength - 1, frame.line.begin() + 1);
}

/// Keeps what was found out.
void Searcher::finish(Node& node, const Progress& progress) {
    const bool isCut = progress.best >= node.beta;
    if (isCut) ++node.frame.cutoffs;
    if (progress.bestMove != Move::none()) learnCutoff(node, progress);
    if (node.frame.excluded != Move::none() || (node.isRoot() && rank_ > 0)) return;
    const bool isExact = node.isPv() && progress.bestMove != Move::none();
    const Bound bound = isCut ? Bound::Lower : isExact ? Bound::Exact : Bound::Upper;
    table_.store(node.place.position.key(),
                 {.best = progress.bestMove,
                  .value = progress.best,
                  .evaluation = node.raw,
                  .depth = node.depth,
                  .bound = bound,
                  .isPv = node.isPvOrWas()},
                 node.ply);
    const bool isQuiet = progress.bestMove == Move::none() || !node.place.isNoisy(progress.bestMove);
    const bool isNews = (bound != Bound::Lower || progress.best > node.evaluation)
                        && (bound != Bound::Upper || progress.best < node.evaluation);
    if (!node.place.isCheck() && isQuiet && isNews && !isMate(progress.best))
        correction_.learn(node.place.us(), node.frame.accumulator, node.depth, progress.best - node.raw);
}

Place Searcher::make(const Node& node, Move move) {
    Frame& frame = node.frame;
    const Arrival arrival = arrivalOf(node.place.board(), node.place.us(), move);
    frame.made = move;
    frame.learning = &history_.after(arrival);
    frame.continuation = frame.learning;
    Frame& after = frameAt(node.ply + 1);
    after.accumulator = frame.accumulator;
    const Place next(node.place, move, after.accumulator);
    table_.prefetch(next.position.key());
    keys_.push_back(next.position.key());
    return next;
}

}  // namespace roque::bastion
