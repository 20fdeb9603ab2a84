#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>

#include "model/base/export.h"
#include "model/problem/mate_search.h"
#include "model/problem/mate_solution.h"
#include "model/problem/mate_table.h"

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
    /// The number of branches at which a tree is given up as too large to be read.
    static constexpr std::size_t kLargestTree = 1'000'000;

    /// What solving has come to.
    enum class Verdict : std::uint8_t {
        Mate,     ///< the solution holds
        NoMate,   ///< proved: there is none within the number of moves asked for
        Stopped,  ///< given up; nothing is known
    };
    struct Answer {
        Verdict verdict = Verdict::Stopped;
        std::optional<MateSolution> solution;  ///< with Verdict::Mate
        std::uint64_t nodes = 0;               ///< positions looked at
    };

    /// Told of each length that has been excluded.
    using Progress = std::function<void(unsigned excludedMoves)>;

    MateSolver(MateTable& table, const std::atomic<bool>& stop) noexcept : search_(table, stop) {}

    /// The shortest mate within `moves` moves, 1 to MateSearch::kLongest.
    [[nodiscard]] Answer solve(const Position& position, unsigned moves, MateDetail detail,
                               const Progress& progress = {});

private:
    [[nodiscard]] MateSolution describe(const Position& position, unsigned moves, MateDetail detail);
    [[nodiscard]] std::vector<Move> matingMoves(const Position& position, unsigned moves, std::size_t most);
    [[nodiscard]] unsigned shortestMate(const Position& position, unsigned atMost);
    [[nodiscard]] std::vector<Move> longestLine(const Position& position, Move key, unsigned moves);
    [[nodiscard]] MateBranch branch(const Position& position, Move move, unsigned moves,
                                    MateSolution& solution);

    MateSearch search_;
    std::size_t branches_ = 0;
};

}  // namespace roque
