#include "controller/perft/parallel_perft.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <thread>

#include "controller/threads/mutex.h"
#include "model/movegen/legal_moves.h"
#include "model/perft/perft.h"

namespace roque {
namespace {

constexpr std::chrono::milliseconds kProgressInterval{500};
constexpr unsigned kPliesCutOff = 2;

/// What the threads have counted so far.
struct Counted {
    Mutex mutex;
    std::condition_variable_any change;
    std::size_t done ROQUE_GUARDED_BY(mutex) = 0;
    std::uint64_t nodes ROQUE_GUARDED_BY(mutex) = 0;
};

}  // namespace

std::vector<std::pair<Move, std::uint64_t>> ParallelPerft::divided(const Position& position,
                                                                   unsigned depth) const {
    std::vector<std::pair<Move, std::uint64_t>> counts;
    std::vector<Piece> pieces;
    for (const Move move : legalMoves(position)) {
        const Position next = position.after(move);
        if (depth <= kPliesCutOff) {
            pieces.push_back({counts.size(), next, depth - 1});
        } else {
            for (const Move reply : legalMoves(next))
                pieces.push_back({counts.size(), next.after(reply), depth - kPliesCutOff});
        }
        counts.emplace_back(move, 0);
    }
    countAll(pieces);
    for (const Piece& piece : pieces) counts[piece.firstMove].second += piece.nodes;
    return counts;
}

void ParallelPerft::countAll(std::vector<Piece>& pieces) const {
    std::atomic<std::size_t> nextPiece{0};
    Counted counted;
    const auto work = [&] {
        for (std::size_t at = nextPiece++; at < pieces.size(); at = nextPiece++) {
            count(pieces[at]);
            const MutexLock lock(counted.mutex);
            counted.nodes += pieces[at].nodes;
            if (++counted.done == pieces.size()) counted.change.notify_one();
        }
    };
    std::vector<std::jthread> workers;
    for (unsigned at = 0; at < threads_; ++at) workers.emplace_back(work);

    MutexLock lock(counted.mutex);
    const auto isDone = [&]() ROQUE_REQUIRES(counted.mutex) { return counted.done == pieces.size(); };
    while (!counted.change.wait_for(lock, kProgressInterval, isDone)) {
        const auto share = static_cast<double>(counted.done) / static_cast<double>(pieces.size());
        if (progress_) progress_(share, counted.nodes);
    }
}

void ParallelPerft::count(Piece& piece) const {
    piece.nodes =
        table_ == nullptr ? perft(piece.position, piece.depth) : perft(piece.position, piece.depth, *table_);
}

}  // namespace roque
