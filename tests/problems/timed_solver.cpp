#include "tests/problems/timed_solver.h"

#include <condition_variable>
#include <mutex>
#include <stop_token>
#include <thread>

namespace roque::problems {

std::optional<MateSolution> TimedSolver::solve(const Position& position, unsigned moves, MateDetail detail) {
    std::atomic<bool> stop{false};
    std::mutex mutex;
    std::condition_variable_any ended;
    const std::jthread timer([&](const std::stop_token& token) {
        std::unique_lock lock(mutex);
        ended.wait_for(lock, token, limit_, [] { return false; });
        stop = true;
    });
    return MateSolver(table_, stop).solve(position, moves, detail).solution;
}

}  // namespace roque::problems
