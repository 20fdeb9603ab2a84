#include "plugins/minimax/search.h"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "model/movegen/legal_moves.h"
#include "plugins/minimax/move_ordering.h"

namespace roque::minimax {

namespace {

constexpr int kDraw = 0;
constexpr int kInfinity = Search::kMate + 1;

/// Plies without capture and pawn move after which either side may claim a draw (FIDE article 9.3).
constexpr unsigned kFiftyMoves = 100;

/// A score as it is reported: mates in moves, not plies.
sdk::Score reported(int score) noexcept {
    constexpr int kMinMate = Search::kMate - 1000;
    if (std::abs(score) < kMinMate) return {sdk::Score::Kind::Centipawns, score};
    const int plies = Search::kMate - std::abs(score);
    return {sdk::Score::Kind::Mate, score > 0 ? (plies + 1) / 2 : -(plies / 2)};
}

}  // namespace

Search::Search(sdk::SearchJob& job, const Evaluation& evaluation,
               std::optional<std::chrono::milliseconds> time)
    : job_(job),
      evaluation_(evaluation),
      time_(time),
      maxNodes_(job.limits().nodes.value_or(std::numeric_limits<std::uint64_t>::max())),
      gameLength_(job.game().size()) {
    for (const Position& position : job.game()) path_.push_back(position.key());
}

Move Search::run(unsigned deepest) {
    best_ = {legalMoves(job_.position())[0]};
    for (unsigned depth = 1; depth <= deepest && !mustStop_; ++depth) {
        const int score = searchRoot(depth);
        if (mustStop_) break;
        report(depth, score);
        const bool isMateFound = std::abs(score) >= kMate - static_cast<int>(depth);
        if (isMateFound) break;  // no deeper search finds a sooner one
    }
    return best_.front();
}

/// Like negamax(), but keeps the best line as soon as it is found: when the search is stopped, a move that
/// was searched completely and found better than the best of the last depth is played.
int Search::searchRoot(unsigned depth) {
    const Position& position = job_.position();
    MoveList moves = legalMoves(position);
    order(moves, position, lastBest());
    int best = -kInfinity;
    for (const Move move : moves) {
        Line reply;
        path_.push_back(position.after(move).key());
        const int score = -negamax(position.after(move), depth - 1, -kInfinity, -best, reply);
        path_.pop_back();
        if (mustStop_) return best;
        if (score <= best) continue;
        best = score;
        best_ = {move};
        best_.insert(best_.end(), reply.begin(), reply.end());
    }
    return best;
}

/// The value of a position for the side to move if it lies between `alpha` and `beta`, else a bound: up to
/// `alpha` an upper bound, from `beta` on a lower bound. `line` receives the principal variation.
int Search::negamax(const Position& position, unsigned depth, int alpha, int beta, Line& line) {
    line.clear();
    countNode();
    if (mustStop_) return kDraw;  // the value is not used

    MoveList moves = legalMoves(position);
    const bool isCheck = position.isCheck();
    if (moves.empty()) return isCheck ? -(kMate - static_cast<int>(ply())) : kDraw;
    if (position.halfmoveClock() >= kFiftyMoves || isRepeated(position)) return kDraw;

    // Quiescence. A check is always answered; else the side to move may decline every capture and keep the
    // value of the position as it is ("standing pat").
    if (depth == 0 && !isCheck) {
        const int standing = evaluation_.scoreForMover(position);
        if (standing >= beta) return standing;
        keepCapturesAndPromotions(moves, position);
        order(moves, position, Move::none());
        return std::max(standing, searchMoves(position, moves, 0, std::max(alpha, standing), beta, line));
    }
    order(moves, position, lastBest());
    return searchMoves(position, moves, depth == 0 ? 0 : depth - 1, alpha, beta, line);
}

/// Searches moves in their order and returns the best value; -kInfinity without moves.
int Search::searchMoves(const Position& position, const MoveList& moves, unsigned depth, int alpha, int beta,
                        Line& line) {
    int best = -kInfinity;
    Line reply;
    for (const Move move : moves) {
        const Position next = position.after(move);
        path_.push_back(next.key());
        const int score = -negamax(next, depth, -beta, -alpha, reply);
        path_.pop_back();
        if (mustStop_) return best;
        best = std::max(best, score);
        if (score <= alpha) continue;
        alpha = score;
        line = {move};
        line.insert(line.end(), reply.begin(), reply.end());
        if (alpha >= beta) break;  // beta cutoff: the opponent avoids this position
    }
    return best;
}

/// Whether the position, the last of `path_`, has occurred since the last capture or pawn move. One
/// repetition counts as a draw, although the rule asks for two (FIDE article 9.2): a side that can repeat a
/// position once can do so again.
bool Search::isRepeated(const Position& position) const noexcept {
    const std::size_t now = path_.size() - 1;
    const std::size_t back = std::min<std::size_t>(position.halfmoveClock(), now);
    for (std::size_t plies = 4; plies <= back; plies += 2) {
        if (path_[now - plies] == position.key()) return true;
    }
    return false;
}

/// The best move at this ply of the last depth, to be searched first.
Move Search::lastBest() const noexcept {
    return ply() < best_.size() ? best_[ply()] : Move::none();
}

/// The plies from the position of the job to the one being searched.
unsigned Search::ply() const noexcept {
    return static_cast<unsigned>(path_.size() - gameLength_);
}

void Search::report(unsigned depth, int score) {
    sdk::Info info;
    info.depth = depth;
    info.scoreForMover = reported(score);
    info.nodes = nodes_;
    info.line = best_;
    job_.report(info);
}

/// Counts a position, and asks now and then whether the search must end.
void Search::countNode() {
    ++nodes_;
    if (nodes_ >= maxNodes_) mustStop_ = true;
    if (nodes_ % kNodesBetweenPolls != 0) return;
    if (job_.isStopRequested() || (time_ && job_.timeUsed() >= *time_)) mustStop_ = true;
}

}  // namespace roque::minimax
