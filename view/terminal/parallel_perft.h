#pragma once

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "model/base/move.h"
#include "model/position/position.h"
#include "model/movegen/perft_table.h"

namespace roque::terminal {

/// Counts the move sequences of a position with several threads.
///
/// The work is cut into the positions after two plies, more pieces than there are threads, so that no thread
/// is left with a long one at the end. The result does not depend on the number of threads.
class ParallelPerft {
public:
    /// The share of the work done, from 0 to 1, and the nodes counted so far.
    using Progress = std::function<void(double done, std::uint64_t nodes)>;

    /// `threads` is at least 1; `table` may be nullptr and outlives the counting.
    ParallelPerft(unsigned threads, PerftTable* table) : threads_(threads), table_(table) {}

    /// Called about twice a second while it counts, on the thread that has called divided().
    void onProgress(Progress progress) { progress_ = std::move(progress); }

    /// The counts by first move, in the generator's order; `depth` is at least 1.
    [[nodiscard]] std::vector<std::pair<Move, std::uint64_t>> divided(const Position& position,
                                                                      unsigned depth) const;

private:
    /// A piece of the work: what is left to be counted below one of the first moves.
    struct Piece {
        std::size_t firstMove;
        Position position;
        unsigned depth;
        std::uint64_t nodes = 0;
    };

    void countAll(std::vector<Piece>& pieces) const;
    void count(Piece& piece) const;

    unsigned threads_;
    PerftTable* table_;
    Progress progress_;
};

}  // namespace roque::terminal
