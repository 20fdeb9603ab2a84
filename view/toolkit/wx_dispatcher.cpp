#include "view/toolkit/wx_dispatcher.h"

#include <chrono>
#include <utility>

#include <wx/app.h>

namespace roque {
namespace {

constexpr std::chrono::milliseconds kSlice{5};
constexpr int kPauseBetweenSlices = 2;  // milliseconds
/// Work that takes this long is assumed to wait for a person.
constexpr int kLongWork = 50;

/// Runs work, and passes its exceptions to the program, as the toolkit does for event handlers. It does not
/// do so for posted work: an exception would leave through GLib's C functions.
void runGuarded(const std::function<void()>& work) {
    try {
        work();
    } catch (...) {
        if (wxTheApp == nullptr || !wxTheApp->OnExceptionInMainLoop()) throw;
    }
}

}  // namespace

class WxDispatcher::Delayed final : public wxTimer {
public:
    Delayed(WxDispatcher& owner, std::chrono::milliseconds delay, std::function<void()> work)
        : owner_(owner), work_(std::move(work)) {
        StartOnce(static_cast<int>(delay.count()));
    }

    void Notify() override {
        owner_.receiver_.CallAfter([&owner = owner_, self = this] {
            const auto work = std::move(self->work_);
            owner.delayed_.remove_if([self](const auto& each) { return each.get() == self; });
            runGuarded(work);
        });
    }

private:
    WxDispatcher& owner_;
    std::function<void()> work_;
};

class WxDispatcher::Continuation final : public wxTimer {
public:
    explicit Continuation(WxDispatcher& owner) : owner_(owner) {}
    void Notify() override { owner_.runForASlice(); }

private:
    WxDispatcher& owner_;
};

WxDispatcher::WxDispatcher() = default;
WxDispatcher::~WxDispatcher() = default;

void WxDispatcher::post(std::function<void()> work) {
    {
        const MutexLock lock(mutex_);
        work_.push_back(std::move(work));
        if (std::exchange(isScheduled_, true)) return;
    }
    receiver_.CallAfter([this] { runForASlice(); });
}

void WxDispatcher::postAfter(std::chrono::milliseconds delay, std::function<void()> work) {
    delayed_.push_back(std::make_unique<Delayed>(*this, delay, std::move(work)));
}

/// The timer fires if a piece of work runs the event loop itself: then the rest is not held up.
void WxDispatcher::runForASlice() {
    if (!continuation_)
        continuation_ = std::make_unique<Continuation>(*this);  // wxWidgets has to be initialised first
    continuation_->StartOnce(kLongWork);
    const auto end = std::chrono::steady_clock::now() + kSlice;
    while (const auto work = takeNext()) {
        runGuarded(work);
        if (std::chrono::steady_clock::now() < end) continue;
        continuation_->StartOnce(kPauseBetweenSlices);
        return;
    }
    continuation_->Stop();
}

/// The next piece of work; if there is none, nothing, and the slice is no longer scheduled.
std::function<void()> WxDispatcher::takeNext() {
    const MutexLock lock(mutex_);
    if (work_.empty()) {
        isScheduled_ = false;
        return nullptr;
    }
    auto work = std::move(work_.front());
    work_.pop_front();
    return work;
}

}  // namespace roque
