#include "controller/problem/solver_job.h"

#include <algorithm>
#include <utility>

#include "controller/problem/thread_workers.h"

namespace roque {
namespace {

constexpr std::size_t kTableBytes = std::size_t{256} << 20U;

/// One processor is left to the window.
std::size_t threads() {
    return std::max(2U, std::thread::hardware_concurrency()) - 1;
}

}  // namespace

SolverJob::SolverJob(UiDispatcher& dispatcher, const Position& position, unsigned moves, MateDetail detail,
                     Listener listener)
    : link_(std::make_shared<UiLink>(dispatcher)),
      listener_(std::make_shared<Listener>(std::move(listener))) {
    thread_ = std::jthread(
        [position, moves, detail, stop = stop_, link = link_, listener = std::weak_ptr(listener_)] {
            MateTable table(kTableBytes);
            ThreadWorkers workers(threads());
            MateSolver solver(table, *stop, workers);
            const auto onExcluded = [&](unsigned excluded) {
                link->post([listener, excluded] {
                    if (const auto alive = listener.lock()) alive->excluded(excluded);
                });
            };
            MateSolver::Answer answer = solver.solve(position, moves, detail, onExcluded);
            link->post([listener, answer = std::move(answer)] {
                if (const auto alive = listener.lock()) alive->answered(answer);
            });
        });
}

SolverJob::~SolverJob() {
    stop();
    link_->cut();
}

}  // namespace roque
