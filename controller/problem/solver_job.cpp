#include "controller/problem/solver_job.h"

#include <utility>

namespace roque {
namespace {

constexpr std::size_t kTableBytes = std::size_t{64} << 20U;

}  // namespace

SolverJob::SolverJob(UiDispatcher& dispatcher, const Position& position, unsigned moves, MateDetail detail,
                     Listener listener)
    : link_(std::make_shared<UiLink>(dispatcher)),
      listener_(std::make_shared<Listener>(std::move(listener))) {
    thread_ = std::jthread(
        [position, moves, detail, stop = stop_, link = link_, listener = std::weak_ptr(listener_)] {
            MateTable table(kTableBytes);
            MateSolver solver(table, *stop);
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
