#pragma once

#include <array>
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "plugins/bastion/evaluation/evaluation.h"
#include "plugins/bastion/level/weakness.h"
#include "plugins/bastion/search/correction.h"
#include "plugins/bastion/search/history.h"
#include "plugins/bastion/search/move_picker.h"
#include "plugins/bastion/search/place.h"
#include "plugins/bastion/search/reductions.h"
#include "plugins/bastion/search/root_move.h"
#include "plugins/bastion/search/search_control.h"
#include "plugins/bastion/transposition_table.h"

namespace roque::bastion {

/// One thread of a search: principal variation search with a window that is narrowed around the last result,
/// in depths that grow by one ply (T. A. Marsland and M. Campbell, "Parallel Search of Strongly Ordered Game
/// Trees", 1982; D. J. Slate and L. R. Atkin, "Chess 4.5", 1977).
///
/// What it has learnt about moves is kept from one search to the next; newGame() forgets it. The threads of
/// one search share the transposition table and nothing else.
class Searcher {
public:
    /// Told of every line found, by the thread that reports.
    using LineSink = std::function<void(const RootMove& line, unsigned rank, int depth)>;

    explicit Searcher(TranspositionTable& table);

    /// Forgets what was learnt in earlier searches.
    void newGame();

    /// What a search is about.
    struct Task {
        SearchControl& control;
        const std::vector<Position>& game;  ///< the one to search last
        std::vector<Move> moves;            ///< the moves in question, at least one
        unsigned lines = 1;                 ///< how many best moves are wanted
        bool judgesAll = false;             ///< whether every move gets a value, not only the best
        int deepest = kMaxPly;
        bool isFirst = true;                 ///< whether this thread looks at the clock
        const Weakness* weakness = nullptr;  ///< what it plays with, if it is not to play as well as it can
        LineSink onLine;                     ///< may be empty
    };

    /// Searches to depth 1, 2, ... until it has to end. Nothing of `task` is used afterwards.
    void run(const Task& task);

    /// Forgets what the last search has found: what is asked for before run() has begun is of no search.
    void forgetResult() noexcept;

    /// What the last search has found, the best line first; empty if there was none.
    [[nodiscard]] const std::vector<RootMove>& lines() const noexcept { return rootMoves_; }
    /// Plies of the last depth that was searched completely.
    [[nodiscard]] int completedDepth() const noexcept { return completedDepth_; }
    /// Positions looked at in the last or present search. [any-thread]
    [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_.load(std::memory_order_relaxed); }

private:
    /// What is expected of a place: that it lies on the principal variation, that a move refutes the one
    /// before
    /// ("cut"), or that none does ("all").
    enum class Expected : std::uint8_t { Exact, Cut, All };

    /// What is known of one ply of the line being looked at.
    struct Frame {
        Accumulator accumulator;
        const Continuation* continuation = nullptr;  ///< what came after the move made here
        Continuation* learning = nullptr;            ///< the same, to be added to; null after a null move
        Move made = Move::none();
        Move excluded = Move::none();  ///< not looked at, while it is found out whether it alone is good
        std::array<Move, 2> killers{Move::none(), Move::none()};
        Value evaluation = kNoValue;  ///< corrected; none in check
        int cutoffs = 0;              ///< refutations found here lately
        int doubleExtensions = 0;     ///< on the way here
        std::size_t lineLength = 0;
        std::array<Move, kMaxPly + 2> line;
    };

    /// One place while its moves are looked at.
    struct Node {
        const Place& place;
        Frame& frame;
        int ply;
        int depth;
        Value alpha;
        Value beta;
        Expected expected;
        std::optional<TableFact> fact;
        Value raw = kNoValue;         ///< the evaluation as such
        Value evaluation = kNoValue;  ///< corrected
        Value judged = kNoValue;   ///< the best guess: the evaluation, or the table's value if that says more
        bool isImproving = false;  ///< whether the evaluation is better than two plies ago
        Bitboard threats = kNoSquares;

        [[nodiscard]] bool isPv() const noexcept { return expected == Expected::Exact; }
        [[nodiscard]] bool isRoot() const noexcept { return ply == 0; }
        [[nodiscard]] Move tableMove() const noexcept { return fact ? fact->best : Move::none(); }
        [[nodiscard]] bool isPvOrWas() const noexcept { return isPv() || (fact && fact->isPv); }
    };

    /// How the moves of a node have done so far.
    struct Progress {
        Value best = -kInfinity;
        Move bestMove = Move::none();
        Value alphaAtFirst = 0;
        int made = 0;
        MoveList quiets;  ///< tried in vain
        MoveList noisy;   ///< the same
    };

    // searcher.cpp: depths and windows
    void prepare(const Task& task);
    void searchDepth(const Task& task, int depth);
    void searchWindow(std::size_t rank, int depth);
    void reportLines(const Task& task, int depth) const;
    [[nodiscard]] bool isEnough(int depth);
    [[nodiscard]] double stretch() const noexcept;
    [[nodiscard]] bool isRootMoveWanted(Move move) const noexcept;
    [[nodiscard]] bool isJudgingAll(const Node& node) const noexcept {
        return node.isRoot() && task_->judgesAll;
    }
    void noteRootMove(const Node& node, Move move, Value value, const Progress& progress,
                      std::uint64_t nodesBefore);

    // node_search.cpp: one place of the tree
    [[nodiscard]] Value search(const Place& place, int ply, int depth, Value alpha, Value beta,
                               Expected expected);
    [[nodiscard]] std::optional<Value> drawValue(const Place& place, int ply) const noexcept;
    [[nodiscard]] std::optional<Value> tableCutoff(Node& node);
    void judge(Node& node);
    [[nodiscard]] Value searchMoves(Node& node);
    void finish(Node& node, const Progress& progress);

    // pruning.cpp: what is left out
    [[nodiscard]] std::optional<Value> pruned(Node& node);
    [[nodiscard]] std::optional<Value> nullMove(Node& node);
    [[nodiscard]] std::optional<Value> probCut(Node& node);
    [[nodiscard]] bool isHopeless(const Node& node, const Progress& progress, MovePicker& picker, Move move,
                                  bool givesCheck);
    [[nodiscard]] bool isOverlooked(const Node& node, Move move) const;

    // move_depth.cpp: how deep a move is searched
    [[nodiscard]] int extension(Node& node, Move move, std::optional<Value>& cut);
    [[nodiscard]] Value searchMove(Node& node, const Progress& progress, const Place& next, Move move,
                                   int depth);
    [[nodiscard]] int reduction(const Node& node, const Progress& progress, const Place& next, Move move);

    // quiescence.cpp: captures until nothing hangs
    [[nodiscard]] Value quiescence(const Place& place, int ply, Value alpha, Value beta, Expected expected);
    [[nodiscard]] Value searchCaptures(Node& node, Value standing);

    // learning.cpp: the histories
    [[nodiscard]] OrderHints hintsFor(const Node& node) noexcept;
    [[nodiscard]] int quietExperience(const Node& node, Move move);
    void learnCutoff(const Node& node, const Progress& progress);
    void learnQuiet(const Node& node, Move move, int bonus);
    void learnNoisy(const Node& node, Move move, int bonus);

    [[nodiscard]] Place make(const Node& node, Move move);
    void unmake() noexcept { keys_.pop_back(); }
    [[nodiscard]] Frame& frameAt(int ply) noexcept {
        return frames_[static_cast<std::size_t>(ply + kFramesBefore)];
    }
    [[nodiscard]] const Frame& frameAt(int ply) const noexcept {
        return frames_[static_cast<std::size_t>(ply + kFramesBefore)];
    }
    [[nodiscard]] Value evaluate(const Place& place, const Frame& frame) {
        const Value value = evaluation_.valueForMover(place.position, frame.accumulator);
        return task_->weakness == nullptr ? value : value + task_->weakness->error(place.position);
    }
    void extendLine(Node& node, Move move) noexcept;
    /// Counts a position, and finds out now and then whether the search has to end. False if it has.
    [[nodiscard]] bool countNode(int ply);
    [[nodiscard]] bool isStopped() const noexcept { return control_->isStopped(); }

    // Of reductions, in 1024ths of a ply: what every late move loses, and by how much depth and number count.
    static constexpr int kBaseReduction = 780;
    static constexpr int kReductionSlope = 434;
    static constexpr int kFramesBefore = 8;  ///< so that histories may look back from the root

    TranspositionTable& table_;
    Evaluation evaluation_;
    History history_;
    Correction correction_;
    Reductions reductions_;
    std::vector<Frame> frames_{kMaxPly + kFramesBefore + 4};
    std::vector<Key> keys_;    ///< of the game and of the line being looked at
    std::size_t rootKey_ = 0;  ///< where in keys_ the root is
    std::vector<RootMove> rootMoves_;
    std::size_t rank_ = 0;  ///< lines of this depth found already: their moves are not looked at again
    SearchControl* control_ = nullptr;
    const Task* task_ = nullptr;
    std::atomic<std::uint64_t> nodes_{0};
    int rootDepth_ = 0;
    int completedDepth_ = 0;
    int selectiveDepth_ = 0;
    int nullMoveFrom_ = 0;  ///< no null move at a lower ply, while one is verified
    int steadyDepths_ = 0;  ///< depths for which the best move has stayed the same
};

}  // namespace roque::bastion
