#include "view/full_screen.h"

#include <utility>

#include "view/window_place.h"

namespace roque {

FullScreen::FullScreen(wxFrame& frame, std::function<bool()> cancel, std::function<void()> leave)
    : frame_(frame), cancel_(std::move(cancel)), leave_(std::move(leave)) {
    frame_.Bind(wxEVT_CHAR_HOOK, &FullScreen::onKey, this);
}

void FullScreen::toggle(const WindowPlace& before) {
    if (!isOn()) outside_ = placeOf(frame_, before);
    frame_.ShowFullScreen(!isOn(), wxFULLSCREEN_NOBORDER | wxFULLSCREEN_NOCAPTION);
}

WindowPlace FullScreen::place(const WindowPlace& before) const {
    return isOn() ? outside_ : placeOf(frame_, before);
}

void FullScreen::onKey(wxKeyEvent& event) {
    const bool isEscape = event.GetKeyCode() == WXK_ESCAPE && !event.HasAnyModifiers();
    if (!isEscape || !isOn()) {
        event.Skip();
    } else if (!cancel_()) {
        leave_();
    }
}

}  // namespace roque
