#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

#include "plugins/bastion/evaluation/evaluation.h"
#include "plugins/bastion/evaluation/network_stack.h"
#include "plugins/bastion/evaluation/network_value.h"
#include "plugins/bastion/search/correction_history.h"
#include "plugins/bastion/search/move_picker.h"
#include "plugins/bastion/search/node.h"
#include "plugins/bastion/search/reduction_table.h"
#include "plugins/bastion/search/search_task.h"

namespace roque::bastion {

/// One thread of a search: iterative deepening (D. J. Slate and L. R. Atkin, "Chess 4.5", 1977) of a
/// principal variation search (T. A. Marsland and M. Campbell, "Parallel Search of Strongly Ordered Game
/// Trees", 1982).
///
/// Histories are kept from one search to the next, but for the one of moves near the root; newGame() forgets
/// them. The threads of one search share
/// the transposition table and nothing else.
class Searcher {
public:
    explicit Searcher(TranspositionTable& table);

    /// Forgets what earlier searches have taught.
    void newGame();

    /// Searches to depth 1, 2, … until the control stops it. Does not keep `task`.
    void run(const SearchTask& task);

    /// Forgets the result of the last search, which lines() and nodes() would still return before the next
    /// run().
    void forgetResult() noexcept;

    /// The root moves of the last search, the best first; empty if there was none.
    [[nodiscard]] const std::vector<RootMove>& lines() const noexcept { return rootMoves_; }
    /// The last depth that was searched completely, in plies.
    [[nodiscard]] int completedDepth() const noexcept { return completedDepth_; }
    /// Nodes of the last or present search. [any-thread]
    [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_.load(std::memory_order_relaxed); }

private:
    // searcher.cpp: iterative deepening and when it ends
    void prepare(const SearchTask& task);
    void searchDepth(const SearchTask& task, int depth);
    void reportLines(const SearchTask& task, int depth) const;
    [[nodiscard]] bool isDeepEnough(int depth);
    [[nodiscard]] double softLimitFactor() const noexcept;
    [[nodiscard]] bool countNode(int ply);
    [[nodiscard]] bool isStopped() const noexcept { return control_->isStopped(); }
    /// Whether a level weakens this search. Most levels search to a fixed depth, and what finds more at the
    /// same depth made some of them 200 Elo stronger (docs/levels.md): such a search goes without.
    [[nodiscard]] bool hasWeakness() const noexcept { return task_->weakness != nullptr; }

    // root_search.cpp: aspiration window and root moves
    void aspirationSearch(std::size_t pvIndex, int depth);
    void keepFinishedLines(const std::vector<RootMove>& before, std::size_t finished);
    [[nodiscard]] bool isRootMoveSearched(Move move) const noexcept;
    [[nodiscard]] bool scoresAllMoves(const Node& node) const noexcept {
        return node.isRoot() && task_->scoresAllMoves;
    }
    void tellRootMove(Move move, const TriedMoves& tried) const;
    void recordRootMove(const Node& node, Move move, Value value, const TriedMoves& tried,
                        std::uint64_t nodesBefore);

    // node_search.cpp: a node before its moves
    [[nodiscard]] Value search(const SearchPosition& position, int ply, int depth, Value alpha, Value beta,
                               NodeType type);
    [[nodiscard]] std::optional<Value> drawValue(const SearchPosition& position, int ply) const noexcept;
    [[nodiscard]] std::optional<Value> tableCutoff(const Node& node) const noexcept;
    void evaluateNode(Node& node);
    static void findThreats(Node& node) noexcept;
    void setStaticEvaluation(Node& node);
    [[nodiscard]] Value evaluate(const SearchPosition& position, int ply) {
        const bool isByNetwork = network_.isOn() && !isHandCraftedOnly(position.board());
        const Value value = isByNetwork
                                ? networkValueForMover(position.position,
                                                       network_.valueAt(ply, position.board(), position.us()))
                                : evaluation_.valueForMover(position.position, frameAt(ply).accumulator);
        if (task_->watch != nullptr) task_->watch->see(position.position, value);
        return task_->weakness == nullptr ? value : value + task_->weakness->error(position.position);
    }

    // node_pruning.cpp: razoring, reverse futility, null move, ProbCut
    [[nodiscard]] std::optional<Value> prunedValue(Node& node);
    [[nodiscard]] std::optional<Value> razoring(const Node& node);
    [[nodiscard]] std::optional<Value> nullMovePruning(Node& node);
    [[nodiscard]] Value searchNullMove(const Node& node, int depth);
    [[nodiscard]] std::optional<Value> probCut(Node& node);

    // move_loop.cpp: the moves of a node
    [[nodiscard]] Value searchMoves(Node& node);
    [[nodiscard]] bool isSkipped(const Node& node, const TriedMoves& tried, Move move) const;
    [[nodiscard]] bool failsHigh(Node& node, TriedMoves& tried, Move move, Value value);
    void finishNode(Node& node, const TriedMoves& tried);
    void updatePv(const Node& node, Move move) noexcept;
    [[nodiscard]] SearchPosition make(const Node& node, Move move);
    void unmake() noexcept { keys_.pop_back(); }

    // move_pruning.cpp: late move, futility, history and SEE pruning
    [[nodiscard]] bool isPrunable(const Node& node, const TriedMoves& tried, MovePicker& picker, Move move,
                                  bool givesCheck);

    // move_depth.cpp: singular extension, late move reduction, principal variation search
    [[nodiscard]] int singularExtension(Node& node, Move move, std::optional<Value>& cutoff);
    [[nodiscard]] Value searchMove(const Node& node, const TriedMoves& tried, const SearchPosition& next,
                                   Move move, int depth);
    [[nodiscard]] Value searchReduced(const Node& node, const TriedMoves& tried, const SearchPosition& next,
                                      Move move, int& depth);
    [[nodiscard]] int reduction(const Node& node, const TriedMoves& tried, const SearchPosition& next,
                                Move move);

    // quiescence.cpp: captures until nothing hangs
    [[nodiscard]] Value quiescence(const SearchPosition& position, int ply, Value alpha, Value beta,
                                   NodeType type);
    [[nodiscard]] Value searchCaptures(Node& node, Value standPat);

    // histories.cpp: what cutoffs teach
    [[nodiscard]] OrderHints hintsFor(const Node& node, const CheckingSquares* checks = nullptr) noexcept;
    [[nodiscard]] int quietHistory(const Node& node, Move move);
    void updateHistories(const Node& node, const TriedMoves& tried);
    void updateAfterReduction(const Node& node, int depth, bool hasRaisedAlpha);
    void updateAfterTableCutoff(Node& node);
    void updateMoveBefore(const Node& node, const TriedMoves& tried);
    void punishMoveBefore(const Node& node);
    void updateMoveBefore(const Node& node, int bonus);
    void updateContinuations(int ply, PieceTo pieceTo, int bonus);
    void updateQuiet(const Node& node, Move move, int bonus);
    void updateCapture(const Node& node, Move move, int bonus);

    [[nodiscard]] StackFrame& frameAt(int ply) noexcept {
        return frames_[static_cast<std::size_t>(ply + kFramesBefore)];
    }
    [[nodiscard]] const StackFrame& frameAt(int ply) const noexcept {
        return frames_[static_cast<std::size_t>(ply + kFramesBefore)];
    }

    static constexpr int kFramesBefore = 8;  ///< so that histories can look back from the root
    static constexpr int kFramesAfter = 4;   ///< for children of the last ply

    TranspositionTable& table_;
    Evaluation evaluation_;
    NetworkStack network_{kMaxPly + kFramesAfter};
    HistoryTables history_;
    CorrectionHistory correction_;
    ReductionTable reductions_;
    std::vector<StackFrame> frames_{kMaxPly + kFramesBefore + kFramesAfter};
    std::vector<Key> keys_;  ///< of the game and of the line being searched
    std::vector<RootMove> rootMoves_;
    /// Index of the line being searched (MultiPV). The moves of earlier lines are skipped.
    std::size_t pvIndex_ = 0;
    SearchControl* control_ = nullptr;
    const SearchTask* task_ = nullptr;
    std::atomic<std::uint64_t> nodes_{0};
    int rootDepth_ = 0;
    int completedDepth_ = 0;
    int selectiveDepth_ = 0;
    int nullMoveMinPly_ = 0;  ///< no null move before this ply, while one is verified
    int stableDepths_ = 0;    ///< depths since the best move changed
};

}  // namespace roque::bastion
