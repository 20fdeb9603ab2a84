#include "plugins/bastion/search/searcher.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace roque::bastion {

Searcher::Searcher(TranspositionTable& table) : table_(table) {
    newGame();
}

void Searcher::newGame() {
    history_.clear();
    correction_.clear();
    evaluation_ = Evaluation();
}

void Searcher::forgetResult() noexcept {
    rootMoves_.clear();
    completedDepth_ = 0;
    nodes_.store(0, std::memory_order_relaxed);
}

void Searcher::run(const Task& task) {
    prepare(task);
    for (int depth = 1; depth <= task.deepest && !isStopped(); ++depth) {
        searchDepth(task, depth);
        if (!isStopped()) completedDepth_ = depth;
        if (task.isFirst && isEnough(depth)) break;
    }
    task_ = nullptr;
    control_ = nullptr;
}

void Searcher::prepare(const Task& task) {
    task_ = &task;
    control_ = &task.control;
    forgetResult();
    steadyDepths_ = 0;
    nullMoveFrom_ = 0;
    keys_.clear();
    for (const Position& position : task.game) keys_.push_back(position.key());
    rootKey_ = keys_.size() - 1;
    for (Frame& frame : frames_) {
        frame = Frame();
        frame.continuation = &history_.afterNothing();
    }
    frameAt(0).accumulator = Accumulator(task.game.back());
    for (const Move move : task.moves) rootMoves_.push_back(RootMove{.move = move, .line = {move}});
}

/// Finds the best moves of a depth, one after the other.
void Searcher::searchDepth(const Task& task, int depth) {
    rootDepth_ = depth;
    for (RootMove& move : rootMoves_) {
        move.previous = move.value;
        move.value = -kInfinity;
    }
    const Move bestBefore = rootMoves_.front().move;
    const std::size_t lines = task.judgesAll ? 1 : std::min<std::size_t>(task.lines, rootMoves_.size());
    for (rank_ = 0; rank_ < lines && !isStopped(); ++rank_) {
        selectiveDepth_ = 0;
        searchWindow(rank_, depth);
        const auto first = rootMoves_.begin();
        std::stable_sort(first, first + static_cast<std::ptrdiff_t>(rank_) + 1,
                         [](const RootMove& a, const RootMove& b) { return a.value > b.value; });
    }
    rank_ = 0;
    steadyDepths_ = rootMoves_.front().move == bestBefore ? steadyDepths_ + 1 : 0;
    // A depth that was broken off before its first move was finished has found nothing: the last one counts.
    for (RootMove& move : rootMoves_) {
        if (move.value == -kInfinity && isStopped()) move.value = move.previous;
    }
    if (task.judgesAll) std::ranges::stable_sort(rootMoves_, std::greater(), &RootMove::value);
    if (task.onLine && !isStopped()) reportLines(task, depth);
}

/// Searches with a window around the value of the last depth and widens it where the value lies outside.
void Searcher::searchWindow(std::size_t rank, int depth) {
    constexpr int kNarrowFrom = 4;
    const Value expected = rootMoves_[rank].previous;
    Value width = 10 + std::abs(expected) / 64;
    Value alpha = -kInfinity;
    Value beta = kInfinity;
    if (depth >= kNarrowFrom && !task_->judgesAll && std::abs(expected) < kLeastMate) {
        alpha = expected - width;
        beta = expected + width;
    }
    int failures = 0;
    const Place root(task_->game.back());
    while (true) {
        const int searched = std::max(depth - failures, 1);
        const Value value = search(root, 0, searched, alpha, beta, Expected::Exact);
        std::stable_sort(rootMoves_.begin() + static_cast<std::ptrdiff_t>(rank), rootMoves_.end(),
                         [](const RootMove& a, const RootMove& b) { return a.value > b.value; });
        if (isStopped()) return;
        if (value <= alpha) {
            beta = (alpha + beta) / 2;
            alpha = std::max(value - width, -kInfinity);
            failures = 0;
        } else if (value >= beta) {
            beta = std::min(value + width, kInfinity);
            failures = std::min(failures + 1, 3);
        } else {
            return;
        }
        width += width / 2;
        if (width > 1000) {
            alpha = -kInfinity;
            beta = kInfinity;
        }
    }
}

void Searcher::reportLines(const Task& task, int depth) const {
    const std::size_t lines = std::min<std::size_t>(task.lines, rootMoves_.size());
    for (std::size_t rank = 0; rank < lines; ++rank)
        task.onLine(rootMoves_[rank], static_cast<unsigned>(rank) + 1, depth);
}

bool Searcher::isEnough(int depth) {
    if (isStopped()) return true;
    const RootMove& best = rootMoves_.front();
    if (const auto mate = control_->limits().mate;
        mate && best.value >= mateIn(2 * static_cast<int>(std::min<unsigned>(*mate, kMaxPly))))
        return true;
    if (!control_->isClockRunning()) return false;
    if (rootMoves_.size() == 1) return control_->isTimeUp(0);
    // A mate that a search of twice its length has found is not going to be bettered.
    if (isMate(best.value) && depth > 2 * (kMate - std::abs(best.value)) + 4) return control_->isTimeUp(0);
    return control_->isTimeUp(stretch());
}

/// How much of the soft limit to use: little if the best move stays the same and nearly all effort goes into
/// it, more if it changes or the value falls.
double Searcher::stretch() const noexcept {
    const RootMove& best = rootMoves_.front();
    const double share =
        static_cast<double>(best.nodes) / static_cast<double>(std::max<std::uint64_t>(nodes(), 1));
    const double steadiness = 1.3 - 0.08 * std::min(steadyDepths_, 8);
    const double effort = 1.7 - share * 1.1;
    // A move that has just become the best one has no value of the depth before: no fall. To compare it with
    // the move before it cost 16 ± 16 Elo (1,000 games at 1+0.01).
    const Value fall = best.previous > -kLeastMate ? std::clamp(best.previous - best.value, -20, 60) : 0;
    return steadiness * effort * (1.0 + fall * 0.008);
}

bool Searcher::countNode(int ply) {
    if (isStopped()) return false;
    const std::uint64_t now = nodes() + 1;
    nodes_.store(now, std::memory_order_relaxed);
    selectiveDepth_ = std::max(selectiveDepth_, ply);
    if (now % SearchControl::kNodesBetweenPolls == 0) {
        if (task_->isFirst)
            control_->poll();
        else
            control_->pollHost();
    }
    if (task_->isFirst && now >= control_->mostNodes()) control_->stop();
    return !isStopped();
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

}  // namespace roque::bastion
