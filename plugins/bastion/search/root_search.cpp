// The root: aspiration windows and the values of its moves.

#include <algorithm>
#include <cmath>

#include "plugins/bastion/search/parameters.h"
#include "plugins/bastion/search/searcher.h"

namespace roque::bastion {
namespace {

/// An aspiration window: the fewer values a search has to tell apart, the faster it is (G. M. Baudet, "The
/// Design and Analysis of Algorithms for Asynchronous Multiprocessors", 1978).
class AspirationWindow {
public:
    /// Every value.
    AspirationWindow() = default;
    /// The values around that of the last depth.
    explicit AspirationWindow(Value expected) noexcept
        : width_(parameter::kAspirationWidth + std::abs(expected) / parameter::kAspirationValueDivisor),
          alpha_(expected - width_),
          beta_(expected + width_) {}

    [[nodiscard]] Value alpha() const noexcept { return alpha_; }
    [[nodiscard]] Value beta() const noexcept { return beta_; }

    /// Lowers alpha after a fail low.
    void lower(Value value) noexcept {
        beta_ = (alpha_ + beta_) / 2;
        alpha_ = std::max(value - width_, -kInfinity);
        grow();
    }
    /// Raises beta after a fail high.
    void raise(Value value) noexcept {
        beta_ = std::min(value + width_, kInfinity);
        grow();
    }

private:
    void grow() noexcept {
        width_ += width_ * parameter::kAspirationGrowth / 100;
        if (width_ <= parameter::kAspirationMaxWidth) return;
        alpha_ = -kInfinity;
        beta_ = kInfinity;
    }

    Value width_ = parameter::kAspirationMaxWidth;
    Value alpha_ = -kInfinity;
    Value beta_ = kInfinity;
};

}  // namespace

/// Searches the root with an aspiration window, until the value lies inside. After a fail high the depth is
/// reduced: the move is good, and its exact value matters less.
void Searcher::aspirationSearch(std::size_t pvIndex, int depth) {
    const Value expected = rootMoves_[pvIndex].previous;
    const bool isNarrow =
        depth >= parameter::kAspirationDepth && !task_->scoresAllMoves && std::abs(expected) < kMinMate;
    AspirationWindow window = isNarrow ? AspirationWindow(expected) : AspirationWindow();
    int failsHigh = 0;
    const SearchPosition root(task_->game.back());
    while (true) {
        const int reduced = std::max(depth - failsHigh, 1);
        const Value value = search(root, 0, reduced, window.alpha(), window.beta(), NodeType::Pv);
        std::stable_sort(rootMoves_.begin() + static_cast<std::ptrdiff_t>(pvIndex), rootMoves_.end(),
                         isBetter);
        if (isStopped()) return;
        if (value <= window.alpha()) {
            window.lower(value);
            failsHigh = 0;
        } else if (value >= window.beta()) {
            window.raise(value);
            failsHigh = std::min(failsHigh + 1, parameter::kAspirationMaxReduction);
        } else {
            return;
        }
    }
}

/// Of a depth that was stopped, keeps the best `finished` lines, and those of the depth `before` for the
/// rest. A new best move counts as finished: it was better than the old one, at this depth. No line is worth
/// more than the line above it, which was found deeper.
void Searcher::keepFinishedLines(const std::vector<RootMove>& before, std::size_t finished) {
    if (finished == 0 && rootMoves_.front().move != before.front().move) finished = 1;
    std::vector<RootMove> lines(rootMoves_.begin(),
                                rootMoves_.begin() + static_cast<std::ptrdiff_t>(finished));
    const Value most = finished > 0 ? lines.back().value : kInfinity;
    for (const RootMove& old : before) {
        if (std::ranges::find(lines, old.move, &RootMove::move) != lines.end()) continue;
        lines.push_back(old);
        lines.back().value = std::min(old.value, most);
    }
    rootMoves_ = std::move(lines);
}

/// Whether a root move is searched for the present line: it is among the moves of the task, and no better
/// line has it.
bool Searcher::isRootMoveSearched(Move move) const noexcept {
    return std::any_of(rootMoves_.begin() + static_cast<std::ptrdiff_t>(pvIndex_), rootMoves_.end(),
                       [&](const RootMove& each) { return each.move == move; });
}

void Searcher::tellRootMove(Move move, const TriedMoves& tried) const {
    const auto before = static_cast<unsigned>(pvIndex_);  // the moves of better lines
    if (task_->onMove) task_->onMove(move, before + static_cast<unsigned>(tried.count), rootDepth_);
}

/// Keeps the value and the principal variation of a root move; only those of the best are exact, unless all
/// are scored.
void Searcher::recordRootMove(const Node& node, Move move, Value value, const TriedMoves& tried,
                              std::uint64_t nodesBefore) {
    RootMove& root = *std::ranges::find(rootMoves_, move, &RootMove::move);
    root.nodes += nodes() - nodesBefore;
    if (tried.count > 1 && value <= node.alpha) {
        root.value = -kInfinity;
        return;
    }
    const StackFrame& reply = frameAt(node.ply + 1);
    root.value = value;
    root.selectiveDepth = selectiveDepth_;
    root.line = {move};
    root.line.insert(root.line.end(), reply.pv.begin(),
                     reply.pv.begin() + static_cast<std::ptrdiff_t>(reply.pvLength));
}

}  // namespace roque::bastion
