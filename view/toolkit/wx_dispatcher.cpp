#include "view/wx_dispatcher.h"

#include <chrono>
#include <utility>

#include <wx/app.h>

namespace roque {
namespace {

constexpr std::chrono::milliseconds kSlice{5};
constexpr int kPauseBetweenSlices = 2;  // milliseconds
/// When a piece of work is taken for one that waits for a person.
constexpr int kLongWork = 50;

/// Runs work, and leaves what it throws to the program, as the toolkit does for the handlers of events. It
/// does not for what is posted: an exception would then leave through the functions of GLib, which are C.
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
        const std::lock_guard lock(mutex_);
        work_.push_back(std::move(work));
        if (std::exchange(isScheduled_, true)) return;
    }
    receiver_.CallAfter([this] { runForASlice(); });
}

void WxDispatcher::postAfter(std::chrono::milliseconds delay, std::function<void()> work) {
    delayed_.push_back(std::make_unique<Delayed>(*this, delay, std::move(work)));
}

/// The timer comes if a piece of work runs the event loop itself: then the rest is not held up.
void WxDispatcher::runForASlice() {
    if (!continuation_)
        continuation_ = std::make_unique<Continuation>(*this);  // not before wxWidgets is there
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

/// The next piece of work; nothing, and no longer scheduled, if there is none.
std::function<void()> WxDispatcher::takeNext() {
    const std::lock_guard lock(mutex_);
    if (work_.empty()) {
        isScheduled_ = false;
        return nullptr;
    }
    auto work = std::move(work_.front());
    work_.pop_front();
    return work;
}

}  // namespace roque
