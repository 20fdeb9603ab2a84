#include "view/toolkit/full_screen.h"

#include <utility>

namespace roque {

FullScreen::FullScreen(wxFrame& frame, std::function<bool()> cancel, std::function<void()> leave)
    : frame_(frame), cancel_(std::move(cancel)), leave_(std::move(leave)) {
    frame_.Bind(wxEVT_CHAR_HOOK, &FullScreen::onKey, this);
}

void FullScreen::toggle() {
    frame_.ShowFullScreen(!isOn(), wxFULLSCREEN_NOBORDER | wxFULLSCREEN_NOCAPTION);
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
