#pragma once

#include <functional>
#include <utility>

#include "controller/threads/mutex.h"
#include "controller/threads/ui_dispatcher.h"

namespace roque {

/// A worker's way to the UI thread, which the UI thread can cut: a worker that was left alone may go on for
/// as long as the process lives, longer than dispatcher and receiver. [any-thread]
class UiLink {
public:
    explicit UiLink(UiDispatcher& dispatcher) : dispatcher_(&dispatcher) {}

    /// Has work done on the UI thread, unless the link has been cut by then.
    void post(std::function<void()> work) {
        const MutexLock lock(mutex_);
        if (dispatcher_ != nullptr) dispatcher_->post(std::move(work));
    }

    /// Nothing is posted from now on.
    void cut() {
        const MutexLock lock(mutex_);
        dispatcher_ = nullptr;
    }

private:
    Mutex mutex_;
    UiDispatcher* dispatcher_ ROQUE_GUARDED_BY(mutex_);
};

}  // namespace roque
