#include "controller/problem/solver_job.h"

#include <algorithm>
#include <exception>
#include <new>
#include <system_error>
#include <thread>
#include <utility>

#include "controller/problem/thread_workers.h"
#include "controller/threads/thread_priority.h"
#include "model/problem/mate_record.h"

namespace roque {
namespace {

constexpr std::size_t kTableBytes = std::size_t{256} << 20U;

std::atomic<unsigned> runningJobs{0};

/// Counts a job until its thread ends, or cannot be started.
class RunningJob {
public:
    RunningJob() noexcept { ++runningJobs; }
    RunningJob(const RunningJob&) = delete;
    RunningJob& operator=(const RunningJob&) = delete;
    ~RunningJob() { --runningJobs; }
};

/// Leaves one processor to the window.
std::size_t threads() {
    return std::max(2U, std::thread::hardware_concurrency()) - 1;
}

/// The problem to solve.
struct Problem {
    Position position;
    Variant variant;
    unsigned moves;
};

/// Solves a problem and prepares what a window shows of it. [search-thread]
SolvedProblem solve(const Problem& problem, const std::atomic<bool>& stop,
                    const std::function<void(unsigned)>& onExcluded) {
    MateTable table(kTableBytes);
    ThreadWorkers workers(threads());
    MateSolver solver(table, stop, workers);
    const MateSolver::Answer answer =
        solver.solve(problem.position, problem.moves, MateDetail::Tree, onExcluded);
    SolvedProblem solved;
    solved.verdict = answer.verdict;
    if (answer.solution) {
        solved.moves = answer.solution->moves;
        solved.keys = answer.solution->keys.size();
        solved.isComplete = answer.solution->isTreeComplete;
        solved.solution = toRecord(problem.position, *answer.solution, problem.variant);
    }
    return solved;
}

}  // namespace

SolverJob::SolverJob(UiDispatcher& dispatcher, const Position& position, Variant variant, unsigned moves,
                     Listener listener)
    : listener_(std::move(listener)), link_(std::make_shared<UiLink>(dispatcher)) {
    // Calls a copy: the receiver may destroy the job.
    const auto tell = [link = link_, hear = self_.bind([](const SolverJob& job, const auto& call) {
        call(Listener(job.listener_));
    })](auto call) { link->post([hear, call] { hear(call); }); };
    try {
        std::thread([counted = std::make_unique<RunningJob>(), problem = Problem{position, variant, moves},
                     stop = stop_, tell] {
            lowerThreadPriority();
            const auto onExcluded = [&](unsigned excluded) {
                tell([excluded](const Listener& hearer) { hearer.excluded(excluded); });
            };
            try {
                auto solved = std::make_shared<const SolvedProblem>(solve(problem, *stop, onExcluded));
                tell([solved = std::move(solved)](const Listener& hearer) { hearer.answered(solved); });
            } catch (const std::bad_alloc&) {
                tell([](const Listener& hearer) {
                    hearer.failed(ROQUE_MESSAGE("There is not enough memory"));
                });
            } catch (const std::exception& error) {
                tell([reason = Message::verbatim(error.what())](const Listener& hearer) {
                    hearer.failed(reason);
                });
            }
        }).detach();
    } catch (const std::system_error& error) {  // no more threads
        tell([reason = Message::verbatim(error.code().message())](const Listener& hearer) {
            hearer.failed(reason);
        });
    }
}

SolverJob::~SolverJob() {
    stop();
    link_->cut();
}

unsigned SolverJob::running() noexcept {
    return runningJobs;
}

}  // namespace roque
