#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "model/base/export.h"
#include "model/problem/mate_search.h"
#include "model/problem/mate_solution.h"
#include "model/problem/mate_table.h"
#include "model/problem/workers.h"

namespace roque {

/// How much of a solution to compute.
enum class MateDetail : std::uint8_t {
    FirstKey,  ///< the length, one key, one line
    AllKeys,   ///< every key
    Tree,      ///< every key with all defences
};

/// Solves "mate in N": the side to move must mate in as few moves as possible, against every defence.
///
/// Asks MateSearch for mate in 1, in 2, and so on, so the first mate found is the shortest, and "none within
/// N" is proved as well. [search-thread]
class ROQUE_MODEL MateSolver {
public:
    /// The number of branches at which the tree below one reply to a key is abandoned as too large to read.
    static constexpr std::size_t kMaxTreeBranches = 200'000;

    /// The result of solving.
    enum class Verdict : std::uint8_t {
        Mate,     ///< see the solution
        NoMate,   ///< proved: none within the given number of moves
        Stopped,  ///< stopped before a mate was found
    };
    struct Answer {
        Verdict verdict = Verdict::Stopped;
        std::optional<MateSolution> solution;  ///< with Verdict::Mate
        std::uint64_t nodes = 0;               ///< positions searched
    };

    /// Called for each length proved to have no mate.
    using Progress = std::function<void(unsigned excludedMoves)>;

    /// When `stop` becomes true, solve() soon returns Verdict::Stopped.
    MateSolver(MateTable& table, const std::atomic<bool>& stop) : MateSolver(table, stop, callerOnly_) {}

    /// Shares the work among `workers`. The answer does not depend on their number, except for the node
    /// count.
    MateSolver(MateTable& table, const std::atomic<bool>& stop, Workers& workers);

    /// Finds the shortest mate within `moves` moves, 1 to MateSearch::kMaxMoves.
    [[nodiscard]] Answer solve(const Position& position, unsigned moves, MateDetail detail,
                               const Progress& progress = {});

private:
    [[nodiscard]] MateSolution describe(const Position& position, Move key, unsigned moves,
                                        MateDetail detail);
    [[nodiscard]] Move firstMatingMove(const Position& position, unsigned moves);
    [[nodiscard]] std::vector<Move> allMatingMoves(const Position& position, unsigned moves);
    [[nodiscard]] std::vector<Move> longestLine(Position position, Move key, unsigned moves);
    [[nodiscard]] MateBranch tree(const Position& position, Move key, unsigned moves, bool& isComplete);
    [[nodiscard]] bool isStopped() const noexcept { return stop_.load(std::memory_order_relaxed); }

    CallerOnly callerOnly_;
    MateTable& table_;
    const std::atomic<bool>& stop_;
    Workers& workers_;
    std::vector<MateSearch> searches_;  ///< one per worker
};

}  // namespace roque
