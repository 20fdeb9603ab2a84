#include "view/toolkit/restored_bounds.h"

#include <wx/event.h>

#include "view/toolkit/window_place.h"

namespace roque {

RestoredBounds::RestoredBounds(wxTopLevelWindow& window) : window_(window) {
    window_.Bind(wxEVT_MOVE, &RestoredBounds::onChange, this);
    window_.Bind(wxEVT_SIZE, &RestoredBounds::onChange, this);
    settleTimer_.Bind(wxEVT_TIMER, [this](wxTimerEvent&) { record(); });
}

RestoredBounds::~RestoredBounds() {
    window_.Unbind(wxEVT_MOVE, &RestoredBounds::onChange, this);
    window_.Unbind(wxEVT_SIZE, &RestoredBounds::onChange, this);
}

void RestoredBounds::apply(const WindowBounds& bounds) {
    bounds_ = bounds;
    applyBounds(window_, bounds);
}

void RestoredBounds::record() {
    if (!window_.IsShown() || window_.IsIconized() || window_.IsFullScreen()) return;
    if (window_.IsMaximized()) {
        bounds_.isMaximized = true;  // keeps the bounds to restore
        return;
    }
    const WindowBounds before = bounds_;
    bounds_ = boundsOf(window_);
    if (canBePlaced()) return;
    bounds_.x = before.x;  // for a desktop that tells the place
    bounds_.y = before.y;
}

const WindowBounds& RestoredBounds::bounds() {
    record();
    return bounds_;
}

void RestoredBounds::onChange(wxEvent& event) {
    constexpr int kSettleTime = 250;  // milliseconds
    settleTimer_.StartOnce(kSettleTime);
    event.Skip();
}

}  // namespace roque
