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

/// How much of a solution is wanted.
enum class MateDetail : std::uint8_t {
    FirstKey,  ///< the length, one key, one line
    AllKeys,   ///< every key
    Tree,      ///< every key with all defences
};

/// Solves "mate in N": the side to move is to give mate in as few moves as possible, against every defence.
///
/// Asks MateSearch for mate in 1, in 2, and so on, so the first answer is the shortest mate and "none within
/// N" is proved just as well. [search-thread]
class ROQUE_MODEL MateSolver {
public:
    /// The number of branches at which the answers to one reply to a key are given up as too large to be
    /// read.
    static constexpr std::size_t kLargestTree = 200'000;

    /// What solving has come to.
    enum class Verdict : std::uint8_t {
        Mate,     ///< the solution holds
        NoMate,   ///< proved: there is none within the number of moves asked for
        Stopped,  ///< given up before a mate was found
    };
    struct Answer {
        Verdict verdict = Verdict::Stopped;
        std::optional<MateSolution> solution;  ///< with Verdict::Mate
        std::uint64_t nodes = 0;               ///< positions looked at
    };

    /// Told of each length that has been excluded.
    using Progress = std::function<void(unsigned excludedMoves)>;

    /// Once `stop` is set, solve() answers soon that it was stopped.
    MateSolver(MateTable& table, const std::atomic<bool>& stop) : MateSolver(table, stop, callerOnly_) {}

    /// Lets `workers` share the work. The answer is the same however many they are, but for the count of
    /// nodes.
    MateSolver(MateTable& table, const std::atomic<bool>& stop, Workers& workers);

    /// The shortest mate within `moves` moves, 1 to MateSearch::kLongest.
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
    std::vector<MateSearch> searches_;  ///< one for each worker
};

}  // namespace roque
