#pragma once

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "model/base/move.h"
#include "model/perft/perft_table.h"
#include "model/position/position.h"

namespace roque {

/// Counts the move sequences of a position with several threads (perft).
///
/// The positions after two plies are the pieces of work. They are far more than threads, so that no thread is
/// left with a long piece at the end. The result does not depend on the number of threads.
class ParallelPerft {
public:
    /// Gets the share of the work done, from 0 to 1, and the nodes counted so far.
    using Progress = std::function<void(double done, std::uint64_t nodes)>;

    /// `threads` is at least 1. `table` may be nullptr; it outlives the object.
    ParallelPerft(unsigned threads, PerftTable* table) : threads_(threads), table_(table) {}

    /// Sets a function that divided() calls about twice a second, on the calling thread.
    void onProgress(Progress progress) { progress_ = std::move(progress); }

    /// The count for each first move, in the order of the move generator. `depth` is at least 1.
    [[nodiscard]] std::vector<std::pair<Move, std::uint64_t>> divided(const Position& position,
                                                                      unsigned depth) const;

private:
    /// A piece of work: a position below one of the first moves.
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

}  // namespace roque
