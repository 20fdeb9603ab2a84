#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <thread>

#include "controller/ui_dispatcher.h"
#include "controller/ui_link.h"
#include "model/problem/mate_solver.h"

namespace roque {

/// Solves a mate problem on threads of its own. [ui-thread]
class SolverJob {
public:
    /// Both are called on the UI thread, and never after the job is gone.
    struct Listener {
        std::function<void(unsigned excludedMoves)>
            excluded;  ///< it is proved that there is no mate within so many
        std::function<void(MateSolver::Answer)> answered;
    };

    /// Begins at once; `moves` from 1 to MateSearch::kLongest. The dispatcher outlives the job.
    SolverJob(UiDispatcher& dispatcher, const Position& position, unsigned moves, MateDetail detail,
              Listener listener);
    SolverJob(const SolverJob&) = delete;
    SolverJob& operator=(const SolverJob&) = delete;
    /// Stops the search, which takes some thousand positions at most, and waits for that.
    ~SolverJob();

    /// Has it answer soon that it was stopped.
    void stop() noexcept { *stop_ = true; }

private:
    std::shared_ptr<std::atomic<bool>> stop_ = std::make_shared<std::atomic<bool>>(false);
    std::shared_ptr<UiLink> link_;
    std::shared_ptr<Listener> listener_;  ///< posted work holds it weakly
    std::jthread thread_;
};

}  // namespace roque
