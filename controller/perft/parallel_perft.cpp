#include "view/terminal/parallel_perft.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "model/movegen/legal_moves.h"
#include "model/movegen/perft.h"

namespace roque::terminal {
namespace {

constexpr std::chrono::milliseconds kProgressInterval{500};
constexpr unsigned kPliesCutOff = 2;

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
    std::mutex mutex;
    std::condition_variable change;
    // Guarded by the mutex:
    std::size_t done = 0;
    std::uint64_t nodes = 0;

    const auto work = [&] {
        for (std::size_t at = nextPiece++; at < pieces.size(); at = nextPiece++) {
            count(pieces[at]);
            const std::lock_guard lock(mutex);
            nodes += pieces[at].nodes;
            if (++done == pieces.size()) change.notify_one();
        }
    };
    std::vector<std::jthread> workers;
    for (unsigned at = 0; at < threads_; ++at) workers.emplace_back(work);

    std::unique_lock lock(mutex);
    while (!change.wait_for(lock, kProgressInterval, [&] { return done == pieces.size(); })) {
        if (progress_) progress_(static_cast<double>(done) / static_cast<double>(pieces.size()), nodes);
    }
}

void ParallelPerft::count(Piece& piece) const {
    piece.nodes =
        table_ == nullptr ? perft(piece.position, piece.depth) : perft(piece.position, piece.depth, *table_);
}

}  // namespace roque::terminal
