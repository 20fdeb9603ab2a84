#pragma once

#include <deque>
#include <list>
#include <memory>
#include <mutex>

#include <wx/event.h>
#include <wx/timer.h>

#include "controller/threads/ui_dispatcher.h"

namespace roque {

/// Runs what workers post on the thread of the window, between two events. What has not run when the
/// dispatcher ends never runs.
///
/// Workers that answer as fast as they are asked could keep the event loop busy for ever. So posted work gets
/// a slice of time, and then clicks and painting have their turn. Work that opens a dialog, and so does not
/// return for long, holds nobody else's work up. What work throws comes to wxApp::OnExceptionInMainLoop().
class WxDispatcher final : public UiDispatcher {
public:
    WxDispatcher();
    ~WxDispatcher() override;

    void post(std::function<void()> work) override;
    void postAfter(std::chrono::milliseconds delay, std::function<void()> work) override;

private:
    /// Work that waits for its time.
    class Delayed;
    /// Goes on with posted work.
    class Continuation;

    void runForASlice();
    [[nodiscard]] std::function<void()> takeNext();

    std::mutex mutex_;
    std::deque<std::function<void()>> work_;  ///< guarded by mutex_
    bool isScheduled_ = false;                ///< whether runForASlice() will come; guarded by mutex_
    std::list<std::unique_ptr<Delayed>> delayed_;
    std::unique_ptr<Continuation> continuation_;
    wxEvtHandler receiver_;  ///< last: what it has not called yet refers to the others
};

}  // namespace roque
