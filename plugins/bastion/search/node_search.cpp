// The search of one place of the tree: what can be said without looking at moves, and the moves.

#include <algorithm>

#include "model/movegen/legal_moves.h"
#include "model/problem/checking_moves.h"
#include "plugins/bastion/search/exchange.h"
#include "plugins/bastion/search/searcher.h"

namespace roque::bastion {
namespace {

/// Plies without capture and pawn move after which a game is drawn (FIDE article 9.3).
constexpr unsigned kFiftyMoves = 100;
/// From here on the table's values are not trusted to know of that rule.
constexpr unsigned kNearFiftyMoves = 90;

bool hasOfficers(const Board& board, Color color) noexcept {
    return (board.pieces(color) & ~board.pieces(PieceType::Pawn) & ~board.pieces(PieceType::King)) != 0;
}

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
        progress.best = std::max(progress.best, value);
        if (value > node.alpha) {
            progress.bestMove = move;
            if (node.isPv()) extendLine(node, move);
            if (value >= node.beta) break;
            node.alpha = value;
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

/// Searches one move: the first of a principal variation with the whole window, others only as far as to show
/// that they are no better, later ones less deep at first.
Value Searcher::searchMove(Node& node, const Progress& progress, const Place& next, Move move, int depth) {
    const int ply = node.ply + 1;
    const Value alpha = node.alpha;
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

/// A weak player does not fear a reply that it does not see. Its own moves that it does not see are not
/// searched at all (Engine).
bool Searcher::isOverlooked(const Node& node, Move move) const {
    if (task_->weakness == nullptr || node.ply != 1 || node.place.isCheck()) return false;
    return !task_->weakness->isSeen(node.place.position, move, frameAt(0).made.to());
}

bool Searcher::isRootMoveWanted(Move move) const noexcept {
    return std::any_of(rootMoves_.begin() + static_cast<std::ptrdiff_t>(rank_), rootMoves_.end(),
                       [&](const RootMove& each) { return each.move == move; });
}

void Searcher::noteRootMove(const Node& node, Move move, Value value, const Progress& progress,
                            std::uint64_t nodesBefore) {
    RootMove& root = *std::find_if(rootMoves_.begin(), rootMoves_.end(),
                                   [&](const RootMove& each) { return each.move == move; });
    root.nodes += nodes() - nodesBefore;
    if (progress.made > 1 && value <= node.alpha) {
        root.value = -kInfinity;
        return;
    }
    const Frame& reply = frameAt(node.ply + 1);
    root.value = value;
    root.selectiveDepth = selectiveDepth_;
    root.line = {move};
    root.line.insert(root.line.end(), reply.line.begin(),
                     reply.line.begin() + static_cast<std::ptrdiff_t>(reply.lineLength));
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
