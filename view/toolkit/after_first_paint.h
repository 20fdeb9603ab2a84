#pragma once

#include <functional>
#include <utility>

#include <wx/timer.h>
#include <wx/window.h>

namespace roque {

/// Calls a function once, after a window has been painted for the first time, so that work the first paint
/// does not need does not delay it. A window that is not visible, such as a minimized one, is not waited for
/// long. [ui-thread]
class AfterFirstPaint {
public:
    /// The window must outlive this object.
    AfterFirstPaint(wxWindow& window, std::function<void()> then) : window_(window), then_(std::move(then)) {
        window_.Bind(wxEVT_PAINT, &AfterFirstPaint::onPaint, this);
        timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { go(); });
        constexpr int kLongest = 1000;  // milliseconds
        timer_.StartOnce(kLongest);
    }
    AfterFirstPaint(const AfterFirstPaint&) = delete;
    AfterFirstPaint& operator=(const AfterFirstPaint&) = delete;
    ~AfterFirstPaint() { window_.Unbind(wxEVT_PAINT, &AfterFirstPaint::onPaint, this); }

private:
    void onPaint(wxPaintEvent& event) {
        event.Skip();
        if (then_) timer_.StartOnce(1);  // after the paint has gone out
    }

    void go() {
        if (then_) std::exchange(then_, nullptr)();
    }

    wxWindow& window_;
    std::function<void()> then_;
    wxTimer timer_;
};

}  // namespace roque
