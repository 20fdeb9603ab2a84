#include "controller/engine_check/check_job.h"

#include <exception>
#include <utility>

#include "controller/threads/thread_priority.h"

namespace roque::engine_check {

/// A check: `isStopped` belongs to both threads, the rest to that of the window.
struct CheckJob::Check {
    Listener listener;
    std::atomic<bool> isStopped{false};
};

CheckJob::CheckJob(UiDispatcher& dispatcher)
    : link_(std::make_shared<UiLink>(dispatcher)), worker_(std::chrono::milliseconds{500}) {}

CheckJob::~CheckJob() {
    cancel();
    link_->cut();
}

void CheckJob::start(EngineCommand command, Listener listener, const CheckTimes& times) {
    cancel();
    check_ = std::make_shared<Check>();
    check_->listener = std::move(listener);
    worker_.post([this, link = link_, check = check_, command = std::move(command), times] {
        lowerThreadPriority();  // which the program inherits
        const auto tell = [&](const StepResult& result) {
            link->post([check, result] {
                if (!check->isStopped) check->listener.onStep(result);
            });
        };
        const auto checked = [&]() -> Result<CheckReport, Message> {
            try {
                auto report = checkEngine(command, times, allSteps(), tell, check->isStopped);
                if (!report) return failure<CheckReport>(std::move(report.error().why));
                return std::move(*report);
            } catch (const std::exception& exception) {  // no memory, no folder to work in
                return failure<CheckReport>(Message::verbatim(exception.what()));
            }
        };
        const auto report = std::make_shared<Result<CheckReport, Message>>(checked());
        link->post([this, check, report] {
            if (check->isStopped) return;
            check_.reset();
            check->listener.onDone(*report);
        });
    });
}

void CheckJob::cancel() {
    if (check_) check_->isStopped = true;
    check_.reset();
}

}  // namespace roque::engine_check
