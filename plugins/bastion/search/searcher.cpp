// Iterative deepening, and when it ends.

#include "plugins/bastion/search/searcher.h"

#include <algorithm>
#include <cmath>

#include "plugins/bastion/search/parameters.h"

namespace roque::bastion {
namespace {

constexpr double thousandths(int number) noexcept {
    return number / 1000.0;
}

}  // namespace

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

void Searcher::run(const SearchTask& task) {
    prepare(task);
    for (int depth = 1; depth <= task.maxDepth && !isStopped(); ++depth) {
        searchDepth(task, depth);
        if (!isStopped()) completedDepth_ = depth;
        if (task.isMainThread && isDeepEnough(depth)) break;
    }
    task_ = nullptr;
    control_ = nullptr;
}

void Searcher::prepare(const SearchTask& task) {
    task_ = &task;
    control_ = &task.control;
    forgetResult();
    stableDepths_ = 0;
    nullMoveMinPly_ = 0;
    history_.clearLowPly();
    keys_.clear();
    for (const Position& position : task.game) keys_.push_back(position.key());
    for (StackFrame& frame : frames_) {
        frame = StackFrame();
        frame.continuation = &history_.noContinuation();
    }
    frameAt(0).accumulator = Accumulator(task.game.back());
    network_.begin(task.network, task.game.back().board());
    for (const Move move : task.moves) rootMoves_.push_back(RootMove{.move = move, .line = {move}});
}

/// Searches one depth: the best line, then the next best, as many as are wanted.
void Searcher::searchDepth(const SearchTask& task, int depth) {
    rootDepth_ = depth;
    const Move bestBefore = rootMoves_.front().move;
    const std::size_t lines = task.scoresAllMoves ? 1 : std::min<std::size_t>(task.lines, rootMoves_.size());
    const std::vector<RootMove> before = lines > 1 ? rootMoves_ : std::vector<RootMove>();
    for (RootMove& move : rootMoves_) {
        move.previous = move.value;
        move.value = -kInfinity;
    }
    for (pvIndex_ = 0; pvIndex_ < lines; ++pvIndex_) {
        selectiveDepth_ = 0;
        aspirationSearch(pvIndex_, depth);
        if (isStopped()) break;
        const auto first = rootMoves_.begin();
        std::stable_sort(first, first + static_cast<std::ptrdiff_t>(pvIndex_) + 1, isBetter);
    }
    if (isStopped() && lines > 1 && completedDepth_ > 0) keepFinishedLines(before, pvIndex_);
    pvIndex_ = 0;
    stableDepths_ = rootMoves_.front().move == bestBefore ? stableDepths_ + 1 : 0;
    // A depth that was stopped before its first move was finished has found nothing: the values of the last
    // depth count.
    for (RootMove& move : rootMoves_) {
        if (move.value == -kInfinity && isStopped()) move.value = move.previous;
    }
    if (task.scoresAllMoves) std::ranges::stable_sort(rootMoves_, isBetter);
    if (task.onLine && !isStopped()) reportLines(task, depth);
}

void Searcher::reportLines(const SearchTask& task, int depth) const {
    const std::size_t lines = std::min<std::size_t>(task.lines, rootMoves_.size());
    for (std::size_t rank = 0; rank < lines; ++rank)
        task.onLine(rootMoves_[rank], static_cast<unsigned>(rank) + 1, depth);
}

/// Whether not to begin a deeper search.
bool Searcher::isDeepEnough(int depth) {
    if (isStopped()) return true;
    const RootMove& best = rootMoves_.front();
    if (const auto mate = control_->limits().mate;
        mate && best.value >= mateIn(2 * static_cast<int>(std::min<unsigned>(*mate, kMaxPly))))
        return true;
    if (!control_->isClockRunning()) return false;
    if (rootMoves_.size() == 1) return control_->isSoftLimitReached(0);
    // A search of more than twice the length of a mate finds no shorter one.
    if (isMate(best.value) && depth > 2 * (kMate - std::abs(best.value)) + 4)
        return control_->isSoftLimitReached(0);
    return control_->isSoftLimitReached(softLimitFactor());
}

/// How much of the soft limit to use: less while the best move stays the same and takes most nodes, more when
/// its value falls.
double Searcher::softLimitFactor() const noexcept {
    const RootMove& best = rootMoves_.front();
    const double share =
        static_cast<double>(best.nodes) / static_cast<double>(std::max<std::uint64_t>(nodes(), 1));
    const double stability =
        thousandths(parameter::kTimeStabilityBase)
        - thousandths(parameter::kTimeStabilityStep) * std::min(stableDepths_, parameter::kTimeStabilityMax);
    const double effort =
        thousandths(parameter::kTimeEffortBase) - share * thousandths(parameter::kTimeEffortSlope);
    // A new best move has no value of the depth before, so no fall. To compare it with the old best move's
    // value cost 16 ± 16 Elo (1,000 games at 1+0.01, docs/strength.md).
    const Value fall = best.previous > -kMinMate ? std::clamp(
                           best.previous - best.value, -parameter::kTimeRiseMax, parameter::kTimeFallMax)
                                                 : 0;
    return stability * effort * (1.0 + fall * thousandths(parameter::kTimeFallSlope));
}

/// Counts a node, and asks now and then whether the search has to end. False if it has.
bool Searcher::countNode(int ply) {
    if (isStopped()) return false;
    const std::uint64_t now = nodes() + 1;
    nodes_.store(now, std::memory_order_relaxed);
    selectiveDepth_ = std::max(selectiveDepth_, ply);
    if (now % SearchControl::kNodesBetweenPolls == 0) {
        if (task_->isMainThread)
            control_->poll();
        else
            control_->pollHost();
    }
    if (task_->isMainThread && now >= control_->nodeLimit()) control_->stop();
    return !isStopped();
}

}  // namespace roque::bastion
