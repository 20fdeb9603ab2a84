#pragma once

#include <deque>
#include <list>
#include <memory>

#include <wx/event.h>
#include <wx/timer.h>

#include "controller/threads/mutex.h"
#include "controller/threads/ui_dispatcher.h"

namespace roque {

/// Runs posted work on the window's thread, between events. Work that has not run when the dispatcher is
/// destroyed never runs.
///
/// Workers that answer as fast as they are asked could keep the event loop busy forever. So posted work gets
/// a time slice, and then clicks and painting have their turn. Work that opens a dialog, and so does not
/// return for long, does not hold up other work. Exceptions go to wxApp::OnExceptionInMainLoop().
class WxDispatcher final : public UiDispatcher {
public:
    WxDispatcher();
    ~WxDispatcher() override;

    void post(std::function<void()> work) override;
    void postAfter(std::chrono::milliseconds delay, std::function<void()> work) override;

private:
    /// Work that waits for its time.
    class Delayed;
    /// Resumes posted work.
    class Continuation;

    void runForASlice();
    [[nodiscard]] std::function<void()> takeNext();

    Mutex mutex_;
    std::deque<std::function<void()>> work_ ROQUE_GUARDED_BY(mutex_);
    bool isScheduled_ ROQUE_GUARDED_BY(mutex_) = false;  ///< whether runForASlice() will be called
    std::list<std::unique_ptr<Delayed>> delayed_;
    std::unique_ptr<Continuation> continuation_;
    wxEvtHandler receiver_;  ///< last: calls it has not made yet refer to the others
};

}  // namespace roque
