#pragma once

#include <functional>
#include <memory>

#include "controller/engine_check/engine_check.h"
#include "controller/threads/serial_worker.h"
#include "controller/threads/ui_dispatcher.h"
#include "controller/threads/ui_link.h"

namespace roque::engine_check {

/// Checks a chess program on a thread of its own, one at a time. Nothing waits for it. [ui-thread]
class CheckJob {
public:
    /// Who is told of a check.
    struct Listener {
        std::function<void(const StepResult&)> onStep;
        std::function<void(const Result<CheckReport, Message>&)> onDone;
    };

    /// The dispatcher outlives the job.
    explicit CheckJob(UiDispatcher& dispatcher);
    CheckJob(const CheckJob&) = delete;
    CheckJob& operator=(const CheckJob&) = delete;
    ~CheckJob();

    /// Takes all steps with a program, in place of the check before.
    void start(EngineCommand command, Listener listener, const CheckTimes& times = {});
    /// Ends the check after the step that it takes. Its listener hears nothing more.
    void cancel();
    [[nodiscard]] bool isRunning() const noexcept { return check_ != nullptr; }

private:
    struct Check;

    std::shared_ptr<UiLink> link_;
    std::shared_ptr<Check> check_;  ///< the one in progress; shared with its thread
    SerialWorker worker_;
};

}  // namespace roque::engine_check
