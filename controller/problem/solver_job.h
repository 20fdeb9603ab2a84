#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <string>

#include "controller/problem/solved_problem.h"
#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/ui_link.h"
#include "model/base/variant.h"

namespace roque {

/// Solves a mate problem on threads of its own. [ui-thread]
///
/// Nothing here waits. When the job is destroyed, its threads are told to stop and left to end by themselves,
/// which takes them some thousand positions.
class SolverJob {
public:
    /// All are called on the UI thread, and never after the job is gone; one of the last two, once.
    struct Listener {
        std::function<void(unsigned excludedMoves)>
            excluded;  ///< it is proved that there is no mate within so many
        std::function<void(std::shared_ptr<const SolvedProblem>)> answered;
        std::function<void(std::string reason)> failed;  ///< an English sentence without a full stop
    };

    /// Begins at once; `moves` from 1 to MateSearch::kLongest. The dispatcher outlives the job.
    SolverJob(UiDispatcher& dispatcher, const Position& position, Variant variant, unsigned moves,
              Listener listener);
    SolverJob(const SolverJob&) = delete;
    SolverJob& operator=(const SolverJob&) = delete;
    ~SolverJob();

    /// Has it answer soon that it was stopped.
    void stop() noexcept { *stop_ = true; }

    /// How many jobs have not ended. If any, a program should end without the usual tidying (std::_Exit).
    /// [any-thread]
    [[nodiscard]] static unsigned running() noexcept;

private:
    std::shared_ptr<std::atomic<bool>> stop_ = std::make_shared<std::atomic<bool>>(false);
    std::shared_ptr<UiLink> link_;
    std::shared_ptr<Listener> listener_;  ///< posted work holds it weakly
};

}  // namespace roque
