#pragma once

#include <atomic>
#include <functional>
#include <memory>

#include "controller/problem/solved_problem.h"
#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/ui_link.h"
#include "controller/threads/weak_self.h"
#include "model/base/variant.h"

namespace roque {

/// Solves a mate problem on its own threads. [ui-thread]
///
/// No function waits. The destructor asks the threads to stop and detaches them; they end within some
/// thousand positions.
class SolverJob {
public:
    /// All are called on the UI thread and never after the job is destroyed. Either `answered` or `failed` is
    /// called, once.
    struct Listener {
        std::function<void(unsigned excludedMoves)> excluded;  ///< proved: there is no mate in so many moves
        std::function<void(std::shared_ptr<const SolvedProblem>)> answered;
        std::function<void(Message reason)> failed;  ///< a sentence without a full stop
    };

    /// Begins at once; `moves` from 1 to MateSearch::kMaxMoves. The dispatcher outlives the job.
    SolverJob(UiDispatcher& dispatcher, const Position& position, Variant variant, unsigned moves,
              Listener listener);
    SolverJob(const SolverJob&) = delete;
    SolverJob& operator=(const SolverJob&) = delete;
    ~SolverJob();

    /// Asks for an early end: the job soon answers that it was stopped.
    void stop() noexcept { *stop_ = true; }

    /// How many jobs are still running. If there are any, the program must end with std::_Exit. [any-thread]
    [[nodiscard]] static unsigned running() noexcept;

private:
    std::shared_ptr<std::atomic<bool>> stop_ = std::make_shared<std::atomic<bool>>(false);
    Listener listener_;
    std::shared_ptr<UiLink> link_;
    WeakSelf<SolverJob> self_{this};
};

}  // namespace roque
