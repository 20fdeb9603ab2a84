#pragma once

#include <functional>
#include <utility>

#include <wx/timer.h>
#include <wx/window.h>

namespace roque {

/// Calls a function once, when a window has been painted for the first time: what the first picture does not
/// need does not delay it. A window that nobody sees, because it is an icon, is not waited for long.
/// [ui-thread]
class FirstPicture {
public:
    /// The window outlives this object.
    FirstPicture(wxWindow& window, std::function<void()> then) : window_(window), then_(std::move(then)) {
        window_.Bind(wxEVT_PAINT, &FirstPicture::onPaint, this);
        timer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { go(); });
        constexpr int kLongest = 1000;  // milliseconds
        timer_.StartOnce(kLongest);
    }
    FirstPicture(const FirstPicture&) = delete;
    FirstPicture& operator=(const FirstPicture&) = delete;
    ~FirstPicture() { window_.Unbind(wxEVT_PAINT, &FirstPicture::onPaint, this); }

private:
    void onPaint(wxPaintEvent& event) {
        event.Skip();
        if (then_) timer_.StartOnce(1);  // once the picture is on its way
    }

    void go() {
        if (then_) std::exchange(then_, nullptr)();
    }

    wxWindow& window_;
    std::function<void()> then_;
    wxTimer timer_;
};

}  // namespace roque
